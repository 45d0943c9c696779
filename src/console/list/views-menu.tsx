import { useContext, useEffect, useRef, useState } from 'react'
import { faultKey } from '../../domain/faults/fault'
import { applyListState } from '../../schema/apply-list-state'
import { FIRST_STATE, type ListState } from '../../schema/list-state'
import { differs, type KeptView, STANDARD_VIEW, stateOfDeclared, stateOfView } from '../../schema/saved-views'
import { IconButton } from '../../kit/button/icon-button'
import { Icon } from '../../kit/icon/icon'
import { MenuButton } from '../../kit/menu/menu-button'
import { CapabilityContext } from '../record/use-actions'
import { useServices } from '../services/services-context'
import { offerUndo } from '../record/undo'
import { WriteNote } from '../record/write-note'
import { useText } from '../../kit/text/use-text'
import type { ListControl } from './control'
import { CopyLink } from './copy-link'
import { SaveView } from './save-view'
import { ViewEditor } from './view-editor'
import css from './chooser.module.css'

interface Offered {
  readonly key: string | null
  readonly label: string
  readonly state: ListState
  readonly kept: KeptView | null
}

/** Ways of looking at the list: those of the declaration, one's own, those of others, and this one as a link. */
export function ViewsMenu(props: { list: ListControl }) {
  const { list } = props
  const { plan, address, data, columns, views: saved } = list
  const { state } = address
  const t = useText('engine')
  const capable = useContext(CapabilityContext)
  const { notices } = useServices()
  const [editing, setEditing] = useState<string | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const latest = useRef(saved)
  useEffect(() => {
    latest.current = saved
  })
  const all: readonly Offered[] = [
    { key: null, label: t('views.standard'), state: FIRST_STATE, kept: null },
    ...plan.views
      .filter(({ capability }) => capability === undefined || capable(capability) === true)
      .map((view) => ({
        key: view.key,
        label: list.text.view(view.key),
        state: stateOfDeclared(plan, view),
        kept: null,
      })),
    ...saved.views.map((kept) => ({
      key: kept.key,
      label: kept.name,
      state: stateOfView(plan, kept),
      kept,
    })),
  ]
  const at = state.view === STANDARD_VIEW ? null : state.view
  const current = all.find(({ key }) => key === at)
  const seen: ListState = {
    ...state,
    columns: columns.shown.map(({ name }) => name),
    density: columns.density,
  }
  const changed = current !== undefined && differs(current.state, seen)
  const face =
    current === undefined || current.key === null
      ? t('views.title')
      : changed
        ? t('views.changed', { name: current.label })
        : current.label
  const countOf = (other: ListState) =>
    data.all === null ? null : applyListState(plan, data.all, other).length

  const go = (view: Offered) => {
    const standard = view.key === null && saved.usual !== null ? STANDARD_VIEW : view.key
    address.change({ ...view.state, view: standard, density: state.density, open: null })
  }
  /** Back to the button that opened the editor. */
  const done = (key: string) => {
    setEditing(null)
    requestAnimationFrame(() =>
      panel.current?.querySelector<HTMLElement>(`[data-edit="${CSS.escape(key)}"]`)?.focus(),
    )
  }
  /** The key of a view changes with its name on this device, and the address follows. */
  const follow = (from: string, to: string) => {
    if (to === from) return
    if (saved.usual === from) void saved.setUsual(to)
    if (state.view === from) address.change({ view: to }, { replace: true })
  }
  /** A phone has no room for the name on the button. */
  const closeSaved = (name: string, close: () => void) => {
    close()
    notices.say(t('views.saved', { name }))
  }
  const remove = async (view: KeptView) => {
    const usual = saved.usual === view.key
    const stoodOn = state.view === view.key
    if (!(await saved.remove(view))) return
    setEditing(null)
    if (usual) void saved.setUsual(null)
    if (stoodOn) address.change({ view: null }, { replace: true })
    offerUndo({
      text: t('views.removed', { name: view.name }),
      run: async () => {
        const key = await saved.restore(view)
        if (key === null) return false
        if (usual) await latest.current.setUsual(key)
        // Another view that was opened in the meantime stays.
        if (stoodOn && address.now().view === null) address.change({ view: key }, { replace: true })
        return true
      },
    })
  }

  return (
    <MenuButton
      label={face === t('views.title') ? face : `${t('views.title')}: ${face}`}
      face={
        <>
          <Icon name="bookmark" size={16} />
          <span className="truncate max-w-[16ch] max-[1101px]:hidden">{face}</span>
        </>
      }
    >
      {(close) => (
        <div
          ref={panel}
          className={`hg-stack gap-1 ${css['panel']} w-[min(320px,calc(100vw-48px))] phone:w-auto`}
        >
          <ul aria-label={t('views.title')}>
            {all.map((view) => {
              const { kept, label } = view
              const count = countOf(view.state)
              const usual = saved.usual === view.key
              if (kept !== null && editing === kept.key)
                return (
                  <ViewEditor
                    key={kept.key}
                    view={kept}
                    sharable={kept.id !== null && saved.sharable}
                    onRename={async (name) => {
                      const key = await saved.rename(kept, name)
                      if (key === null) return
                      done(key)
                      follow(kept.key, key)
                    }}
                    onShare={(shared) => void saved.share(kept, shared)}
                    onRemove={() => void remove(kept)}
                    onClose={() => done(kept.key)}
                  />
                )
              return (
                <li key={view.key ?? ''} className={`${css['view']} flex items-center`}>
                  <button
                    type="button"
                    className="flex-1 min-w-0"
                    aria-current={view.key === at || undefined}
                    onClick={() => {
                      close()
                      go(view)
                    }}
                  >
                    <span className="overflow-hidden text-ellipsis">
                      {label}
                      {kept?.owner != null && (
                        <small className="block text-ink-soft text-caption">
                          {t('views.by', { name: kept.owner })}
                        </small>
                      )}
                      {kept !== null && kept.id === null && saved.place === 'account' && (
                        <small className="block text-ink-soft text-caption">{t('views.here')}</small>
                      )}
                    </span>
                    {count !== null && <span className="ms-auto text-ink-soft tabular-nums">{count}</span>}
                  </button>
                  {view.key !== null && (
                    <IconButton
                      className={css['small']}
                      aria-pressed={usual}
                      label={t('views.usual', { name: label })}
                      onClick={() => void saved.setUsual(usual ? null : view.key)}
                    >
                      <Icon name="star" size={14} />
                    </IconButton>
                  )}
                  {kept?.own === true && (
                    <IconButton
                      data-edit={kept.key}
                      className={css['small']}
                      label={t('views.edit', { name: label })}
                      onClick={() => setEditing(kept.key)}
                    >
                      <Icon name="edit" size={14} />
                    </IconButton>
                  )}
                </li>
              )
            })}
          </ul>
          {saved.fault !== null && (
            <p role="alert" className="text-ink-soft text-caption flex-1 min-w-0 my-1 mx-2 col-span-full">
              {t('views.away')} {t(faultKey(saved.fault))}
            </p>
          )}
          <WriteNote write={saved.write} />
          <SaveView
            saved={saved}
            changed={changed && current.kept?.own === true ? current.kept : null}
            onOverwrite={(view) =>
              void saved.overwrite(view, seen).then((key) => key !== null && closeSaved(view.name, close))
            }
            onSave={async (name) => {
              const key = await saved.save(name, seen)
              if (key === null) return
              address.change({ view: key }, { replace: true })
              closeSaved(name, close)
            }}
          />
          <div className={`hg-row justify-between ${css['foot']}`}>
            <span className="text-ink-soft text-caption flex-1 min-w-0 my-1 mx-2 col-span-full">
              {t('views.link')}
            </span>
            <CopyLink query={address.queryOf({ columns: seen.columns, density: seen.density })} />
          </div>
        </div>
      )}
    </MenuButton>
  )
}
