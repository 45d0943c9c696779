import { useContext, useState } from 'react'
import { arrange } from '../../schema/arrange'
import { FIRST_STATE, type ListState } from '../../schema/list-state'
import { stateOfDeclared, stateOfView } from '../../schema/saved-views'
import { Icon } from '../icon'
import { MenuButton } from '../menu-button'
import { CapabilityContext } from '../record/use-actions'
import { useText } from '../use-text'
import type { ListControl } from './control'
import { useSavedViews } from './use-saved-views'
import css from './chooser.module.css'

/** Ways of looking at the list: those of the declaration, one's own, and this one as a link. */
export function ViewsMenu(props: { list: ListControl }) {
  const { list } = props
  const { plan, address, data } = list
  const { state } = address
  const t = useText('engine')
  const { views, save, remove } = useSavedViews(plan)
  const capable = useContext(CapabilityContext)
  const [name, setName] = useState('')
  const own = views.map((view) => ({
    key: view.key,
    label: view.name,
    state: stateOfView(plan, view),
    own: true,
  }))
  const all = [
    { key: null, label: t('views.standard'), state: FIRST_STATE, own: false },
    ...plan.views
      .filter(({ capability }) => capability === undefined || capable(capability) === true)
      .map((view) => ({
        key: view.key,
        label: list.text.view(view.key),
        state: stateOfDeclared(plan, view),
        own: false,
      })),
    ...own,
  ]
  const current = all.find(({ key }) => key === state.view)
  const countOf = (other: ListState) => (data.all === null ? null : arrange(plan, data.all, other).length)

  return (
    <MenuButton
      label={current?.key ? `${t('views.title')}: ${current.label}` : t('views.title')}
      face={
        <>
          <Icon name="bookmark" size={16} />
          <span className={css['face']}>{current?.key ? current.label : t('views.title')}</span>
        </>
      }
    >
      {(close) => (
        <div className={css['panel']}>
          <ul className={css['views']} aria-label={t('views.title')}>
            {all.map((view) => {
              const count = countOf(view.state)
              return (
                <li key={view.key ?? ''} className={css['view']}>
                  <button
                    type="button"
                    aria-current={view.key === state.view || undefined}
                    onClick={() => {
                      close()
                      address.change({ ...view.state, density: state.density, open: null })
                    }}
                  >
                    <span>{view.label}</span>
                    {count !== null && <span className={css['count']}>{count}</span>}
                  </button>
                  {view.own && view.key !== null && (
                    <button
                      type="button"
                      className={css['small']}
                      aria-label={t('views.remove', { name: view.label })}
                      onClick={() => {
                        remove(view.key)
                        if (state.view === view.key) address.change({ view: null }, { replace: true })
                      }}
                    >
                      <Icon name="close" size={14} />
                    </button>
                  )}
                </li>
              )
            })}
          </ul>
          <form
            className={css['save']}
            onSubmit={(event) => {
              event.preventDefault()
              const words = name.trim()
              if (words === '') return
              save(words, state)
              address.change({ view: `own:${words}` }, { replace: true })
              setName('')
              close()
            }}
          >
            <label>
              <span>{t('views.name')}</span>
              <input
                value={name}
                maxLength={60}
                onChange={(event) => setName(event.target.value)}
                // Home and End are keys of the field here, not of the menu.
                onKeyDown={(event) => {
                  if (event.key !== 'Escape') event.stopPropagation()
                }}
              />
            </label>
            <button type="submit" className="hg-button" disabled={name.trim() === ''}>
              {t('views.save')}
            </button>
            <p className={css['note']}>{t('views.device')}</p>
          </form>
          <div className={css['foot']}>
            <span className={css['note']}>{t('views.link')}</span>
            <CopyLink />
          </div>
        </div>
      )}
    </MenuButton>
  )
}

/** The address says everything, so that it is the link. */
function CopyLink() {
  const t = useText('engine')
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      setCopied(true)
    } catch {
      // No clipboard outside a secure context; the address stands in the browser's bar.
      setCopied(false)
    }
  }
  return (
    <button type="button" className="hg-button" onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'link'} size={16} />
      {t(copied ? 'views.copied' : 'views.copy')}
    </button>
  )
}
