import { useSyncExternalStore } from 'react'
import { Dialog } from '../../kit/dialog/dialog'
import { useText } from '../../kit/text/use-text'
import { keyStore, type KeyGroup, possible } from './shortcut-registry'
import { KeyCaps } from '../../kit/keys/key-caps'
import css from './keys.module.css'

const GROUPS: readonly KeyGroup[] = ['list', 'actions', 'places', 'console']

/** Every key that does something here, and nothing else. */
export function KeyHelp(props: { onClose: () => void }) {
  const t = useText('engine')
  const state = useSyncExternalStore(keyStore.subscribe, keyStore.getState)
  const entries = possible(state)
  return (
    <Dialog title={t('keys.title')} onClose={props.onClose}>
      <div className={css['groups']}>
        {GROUPS.map((group) => {
          const own = entries.filter((entry) => entry.group === group && !entry.keys.startsWith(':'))
          if (own.length === 0) return null
          return (
            <section key={group}>
              <h3 className="text-ink-soft text-caption">{t(`keys.${group}`)}</h3>
              <dl className={`${css['list']} grid gap-1.5`}>
                {own.map(({ keys, label }) => (
                  <div className="hg-stack gap-3" key={keys}>
                    <dt>
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
