/** The little Markdown the rules are written in: emphasis, code and lists.  Everything becomes elements. */
import type { ComponentChildren } from 'preact'

const INLINE = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/

function inline(text: string): ComponentChildren[] {
  return text.split(INLINE).map((part, n) => {
    if (/^\*\*.+\*\*$/.test(part)) return <strong key={n}>{part.slice(2, -2)}</strong>
    if (/^\*.+\*$/.test(part)) return <em key={n}>{part.slice(1, -1)}</em>
    if (/^`.+`$/.test(part)) return <code key={n}>{part.slice(1, -1)}</code>
    return part
  })
}

export function Markdown({ text }: { text: string }) {
  const blocks: ComponentChildren[] = []
  let items: string[] = []
  let words: string[] = []
  const flush = () => {
    if (words.length) blocks.push(<p key={blocks.length}>{inline(words.join(' '))}</p>)
    if (items.length) {
      blocks.push(
        <ul key={blocks.length} class="bullets">
          {items.map((item, n) => (
            <li key={n}>{inline(item)}</li>
          ))}
        </ul>,
      )
    }
    words = []
    items = []
  }
  for (const raw of text.split('\n')) {
    const item = /^\s*[*-] (.*)$/.exec(raw)
    if (item) {
      if (words.length) flush()
      items.push(item[1] ?? '')
    } else if (!raw.trim()) {
      flush()
    } else if (items.length) {
      items[items.length - 1] += ` ${raw.trim()}`
    } else {
      words.push(raw.trim())
    }
  }
  flush()
  return <>{blocks}</>
}
