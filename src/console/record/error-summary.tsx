import { useText } from '../../kit/text/use-text'

/** All refusals at once, for who does not see the red; each leads to its field. */
export function ErrorSummary(props: {
  errors: readonly { readonly name: string; readonly label: string; readonly text: string }[]
  onGo: (name: string) => void
}) {
  const t = useText('engine')
  return (
    <div
      role="alert"
      className={
        props.errors.length > 1 ? 'hg-card mb-6 py-3 px-4 border-error-ink bg-error-wash' : 'sr-only'
      }
    >
      {props.errors.length > 0 && (
        <>
          <p>{t('form.wrong', { count: props.errors.length })}</p>
          <ul className="hg-marks mt-1">
            {props.errors.map(({ name, label, text }) => (
              <li key={name}>
                <button type="button" className="hg-link" onClick={() => props.onGo(name)}>
                  {label}
                </button>{' '}
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
