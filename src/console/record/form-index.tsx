import { Icon } from '../../kit/icon/icon'
import { useCalm } from '../data/use-preferences'
import { useText } from '../../kit/text/use-text'

/** The sections of a long form, beside it where there is room. */
export function FormIndex(props: {
  items: readonly { readonly id: string; readonly label: string; readonly wrong: boolean }[]
}) {
  const t = useText('engine')
  const calm = useCalm()
  return (
    <nav className="hg-form-index" aria-label={t('form.index')}>
      <ul>
        {props.items.map(({ id, label, wrong }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                const section = document.getElementById(id)
                section?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
                section?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true })
              }}
            >
              {label}
              {wrong && (
                <span className="hg-field-error">
                  <Icon name="warning" size={14} />
                  <span className="hg-sr">{t('form.wrongHere')}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** All refusals at once, for who does not see the red; each leads to its field. */
export function ErrorSummary(props: {
  errors: readonly { readonly name: string; readonly label: string; readonly text: string }[]
  onGo: (name: string) => void
}) {
  const t = useText('engine')
  return (
    <div role="alert" className={props.errors.length > 1 ? 'hg-form-summary' : 'hg-sr'}>
      {props.errors.length > 0 && (
        <>
          <p>{t('form.wrong', { count: props.errors.length })}</p>
          <ul>
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
