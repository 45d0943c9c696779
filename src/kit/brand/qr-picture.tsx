import { qrPath } from './qr-code'

/** The first of the texts that fits a code, dark on light in either theme, as every reader expects; nothing if none does. */
export function QrPicture(props: {
  texts: readonly string[]
  label: string
  className?: string | undefined
}) {
  const code = props.texts.reduce<ReturnType<typeof qrPath>>((found, text) => found ?? qrPath(text), null)
  if (code === null) return null
  return (
    <svg
      className={['rounded-control bg-code-ground fill-code-ink', props.className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={props.label}
      shapeRendering="crispEdges"
    >
      <path d={code.path} />
    </svg>
  )
}
