import { useSyncExternalStore } from 'react'
import { Dialog } from '../../kit/dialog/dialog'
import { useText } from '../../kit/text/use-text'
import { keyStore, type KeyGroup, possible } from './shortcut-registry'
import { KeyCaps } from '../../kit/keys/key-caps'

const GROUPS: readonly KeyGroup[] = ['list', 'actions', 'places', 'console']

/** Every key that does something here, and nothing else. */
export function KeyHelp(props: { onClose: () => void }) {
  const t = useText('engine')
  const state = useSyncExternalStore(keyStore.subscribe, keyStore.getState)
  const entries = possible(state)
  return (
    <Dialog title={t('keys.title')} onClose={props.onClose}>
      <div className="hg-stack gap-x-8 gap-y-4 grid-cols-[repeat(auto-fit,minmax(min(240px,100%),1fr))]">
        {GROUPS.map((group) => {
          const own = entries.filter((entry) => entry.group === group && !entry.keys.startsWith(':'))
          if (own.length === 0) return null
          return (
            <section key={group}>
              <h3 className="mb-2 text-ink-soft text-caption">{t(`keys.${group}`)}</h3>
              <dl className="hg-stack gap-1.5">
                {own.map(({ keys, label }) => (
                  <div className="hg-stack gap-3 items-center grid-cols-[92px_minmax(0,1fr)]" key={keys}>
                    <dt className="flex gap-1 text-inherit">
                      <KeyCaps keys={keys} />
                    </dt>
                    <dd>{label}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )
        })}
      </div>
    </Dialog>
  )
}
