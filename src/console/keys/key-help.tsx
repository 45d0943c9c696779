import { useSyncExternalStore } from 'react'
import { Dialog } from '../dialog'
import { useText } from '../use-text'
import { keyStore, type KeyGroup, possible } from './key-desk'
import css from './keys.module.css'

const GROUPS: readonly KeyGroup[] = ['list', 'actions', 'places', 'console']

/** Names of keys as they stand on a keyboard. */
const shown = (key: string): string =>
  /^\p{Ll}$/u.test(key) ? key.toUpperCase() : key === 'Escape' ? 'Esc' : key

/** Every key that does something here, and nothing else. */
export function KeyHelp(props: { onClose: () => void }) {
  const t = useText('engine')
  const { layers } = useSyncExternalStore(keyStore.subscribe, keyStore.getState)
  const entries = possible(layers)
  return (
    <Dialog title={t('keys.title')} onClose={props.onClose}>
      <div className={css['groups']}>
        {GROUPS.map((group) => {
          const own = entries.filter((entry) => entry.group === group && !entry.keys.startsWith(':'))
          if (own.length === 0) return null
          return (
            <section key={group}>
              <h3>{t(`keys.${group}`)}</h3>
              <dl className={css['list']}>
                {own.map(({ keys, label }) => (
                  <div key={keys}>
                    <dt>
                      {keys.split(/[ +]/).map((key, at) => (
                        <kbd key={`${at} ${key}`}>{shown(key)}</kbd>
                      ))}
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
