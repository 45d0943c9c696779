import { filled, modulesOf, tileAt, withTile } from '../../../../domain/modules/layout-plan'
import { duplicates, unplaced } from '../../../../domain/modules/plan-serials'
import { Button } from '../../../../kit/button/button'
import { Icon } from '../../../../kit/icon/icon'
import { useText } from '../../../../kit/text/use-text'
import { type EditParts, placeName } from './edit-parts'
import css from './edit.module.css'

/** Rows of the list at most; the count covers the rest. */
const SHOWN = 200

interface TrayProps extends EditParts {
  readonly known: readonly string[]
}

/** Serials that no module has yet, and those that stand at more than one. */
export function SerialTray({ editor, plan, known, locked }: TrayProps) {
  const t = useText('module-edit')
  const { chosen, change } = editor
  const free = unplaced(plan, known)
  const twice = [...duplicates(plan)]
  const blanks = modulesOf(plan).filter(({ serial }) => serial === null)
  const fill = () => {
    const next = blanks.reduce((sum, place, at) => {
      const serial = free[at]
      return serial === undefined ? sum : filled(sum, place, [serial]).plan
    }, plan)
    change(next)
  }
  const taking = chosen && tileAt(plan, chosen) ? chosen : null
  return (
    <section
      className={`justify-items-start rounded-control hg-stack gap-3 min-w-0 ${css['tray']}`}
      aria-label={t('tray.label')}
    >
      <h3 className="wrap-anywhere">{t('tray.count', { count: free.length })}</h3>
      {free.length > 0 && (
        <>
          <Button disabled={locked || blanks.length === 0} onClick={fill}>
            {t('tray.fill')}
          </Button>
          <ul>
            {free.slice(0, SHOWN).map((serial) => (
              <li key={serial}>
                <button
                  type="button"
                  disabled={locked || taking === null}
                  onClick={() => taking && change(withTile(plan, taking, serial))}
                >
                  {serial}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {twice.length > 0 && (
        <ul className={css['problems']}>
          {twice.map(([serial, places]) => (
            <li className="text-error-ink" key={serial}>
              <Icon name="warning" size={16} /> {serial}:{' '}
              {places.map((place, at) => (
                <button key={at} type="button" className="hg-link" onClick={() => editor.choose(place)}>
                  {placeName(plan, place)}
                </button>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
