/** The strip of a game's world on its card in the lobby. */
import { loadVignette } from '../games/registry'
import { HEIGHT, WIDTH } from '../kit/ink/strip'
import { raw } from '../kit/tokens/tokens'
import '../kit/ink/ink.css'

/** The strip of this game as a component; nothing where it has none. */
export async function vignetteOf(game: string): Promise<{ Page: () => preact.JSX.Element | null }> {
  const vignette = await loadVignette(game)
  if (!vignette) return { Page: () => null }
  const art = raw(vignette())
  return {
    Page: () => (
      <svg
        class="vignette"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        {...art}
      />
    ),
  }
}
