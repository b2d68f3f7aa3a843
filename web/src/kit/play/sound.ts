/** A few synthesized knocks of wood on wood; off by default. */
import { sound } from '../settings'

let air: AudioContext | null = null

/** A piece is put down. */
export function knock(pitch = 1): void {
  if (sound.value !== 'on' || document.hidden) return
  air ??= new AudioContext()
  const now = air.currentTime
  for (const [frequency, loud, long] of [
    [310, 0.16, 0.07],
    [820, 0.06, 0.03],
  ] as const) {
    const tone = air.createOscillator()
    const fade = air.createGain()
    tone.type = 'triangle'
    tone.frequency.setValueAtTime(frequency * pitch, now)
    tone.frequency.exponentialRampToValueAtTime(frequency * pitch * 0.6, now + long)
    fade.gain.setValueAtTime(loud, now)
    fade.gain.exponentialRampToValueAtTime(0.0001, now + long)
    tone.connect(fade).connect(air.destination)
    tone.start(now)
    tone.stop(now + long)
  }
}
