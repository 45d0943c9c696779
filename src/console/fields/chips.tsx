/** Chips that a cell of a table has room for. */
const SHOWN = 2

/** A few words side by side. Where a table has no room the others are a number; the tooltip has all of them. */
export function Chips(props: { words: readonly string[] }) {
  const { words } = props
  const more = words.length - SHOWN
  return (
    <span className="hg-chips" title={words.join(', ')}>
      {words.map((word, index) => (
        <span key={index} className="hg-chip" data-more={index >= SHOWN || undefined}>
          {word}
          {index < words.length - 1 && <span className="hg-sr">, </span>}
        </span>
      ))}
      {more > 0 && (
        <span className="hg-chip hg-chip-rest" aria-hidden="true">
          +{more}
        </span>
      )}
    </span>
  )
}
