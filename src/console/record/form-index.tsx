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
    <nav
      className="hg-form-index min-[960px]:sticky min-[960px]:top-4 min-[960px]:self-start in-[.hg-overlay]:hidden"
      aria-label={t('form.index')}
    >
      <ul className="relative flex gap-1 overflow-x-auto min-[960px]:flex-col">
        {props.items.map(({ id, label, wrong }) => (
          <li key={id}>
            <button
              className="hg-inline text-ink-soft whitespace-nowrap rounded-control hg-hover"
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
                  <span className="sr-only">{t('form.wrongHere')}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
