/** Chips that a cell of a table has room for. */
const SHOWN = 2

/**
 * A few words side by side. Where a table has no room the others are a number; the tooltip has all of them. With `of`
 * a table shows how many are held of how many, without their words.
 */
export function Chips(props: { words: readonly string[]; of?: number | undefined }) {
  const { words, of } = props
  const shown = of === undefined ? SHOWN : 0
  const more = words.length - shown
  return (
    <span className="hg-chips" title={words.join(', ')}>
      {words.map((word, index) => (
        <span
          key={index}
          className="text-caption whitespace-nowrap flex-none hg-chip"
          data-more={index >= shown || undefined}
        >
          {word}
          {index < words.length - 1 && <span className="sr-only">, </span>}
        </span>
      ))}
      {more > 0 && (
        <span
          className="text-caption whitespace-nowrap flex-none text-ink-soft hg-chip hg-chip-rest"
          aria-hidden="true"
        >
          {of === undefined ? `+${more}` : `${words.length} / ${of}`}
        </span>
      )}
    </span>
  )
}
