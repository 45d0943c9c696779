/** A few words side by side; the tooltip has all of them where a table cuts the line. */
export function Chips(props: { words: readonly string[] }) {
  return (
    <span className="hg-chips" title={props.words.join(', ')}>
      {props.words.map((word, index) => (
        <span key={index} className="hg-chip">
          {word}
          {index < props.words.length - 1 && <span className="hg-sr">, </span>}
        </span>
      ))}
    </span>
  )
}
