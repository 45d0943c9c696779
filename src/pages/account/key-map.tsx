import { Button } from '../../kit/button/button'
import { type KeyboardEvent, useState } from 'react'
import css from './key-map.module.css'
import { capsOf, KeyCaps } from '../../kit/keys/key-caps'
import { keyName } from '../../console/keys/shortcut-registry'
import { offerUndo } from '../../console/record/undo'
import { useServices } from '../../console/services/services-context'
import { usePreferences } from '../../console/data/use-preferences'
import { useLoadedTexts, useText } from '../../kit/text/use-text'
import { holderOf, withKey } from '../../domain/people/key-holders'
import { isUsable, type KeyMap, keyOf } from '../../domain/people/key-map'
import { preferencesOf } from '../../providers/preferences'
import { type MappedCommand, useKeyCommands, useLetterResources } from './key-commands'
import { Section } from './section'

const GROUPS = ['list', 'actions', 'places', 'console'] as const
const MODIFIERS: ReadonlySet<string> = new Set([
  'Shift',
  'Control',
  'Alt',
  'Meta',
  'AltGraph',
  'CapsLock',
  'Dead',
])

/** Which key does what, to be changed one by one. */
export function KeyMapSection() {
  const { i18n } = useServices()
  // Actions are named by their resources.
  useLoadedTexts(i18n.instance, [...useLetterResources(), 'engine', 'plant', 'alert-groups'])
  const t = useText('account')
  const engine = useText('engine')
  const { storage } = useServices()
  const { keys: map } = usePreferences()
  const commands = useKeyCommands()
  const [asked, setAsked] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<{ id: string; text: string } | null>(null)
  const shown = (key: string) => capsOf(key).join(' ')

  const put = (next: KeyMap, notice: string) => {
    const former = map
    setRefusal(null)
    preferencesOf(storage).choose({ keys: next })
    offerUndo({
      text: notice,
      run() {
        preferencesOf(storage).choose({ keys: former })
        return Promise.resolve()
      },
    })
  }
  const give = (command: MappedCommand, key: string) => {
    const refuse = (text: string) => setRefusal({ id: command.id, text })
    if (key !== command.keys && !isUsable(key)) return refuse(t('keymap.unusable', { key: shown(key) }))
    const holder = holderOf(commands, map, command, key)
    if (holder !== null)
      return refuse(t('keymap.taken', { key: shown(keyOf(map, holder)), other: holder.label }))
    put(withKey(map, command, key), `${command.label}: ${shown(key)}`)
  }
  const onKeyDown = (event: KeyboardEvent, command: MappedCommand) => {
    if (asked !== command.id || event.key === 'Tab') return
    // Nothing that the key does elsewhere.
    event.preventDefault()
    event.stopPropagation()
    if (MODIFIERS.has(event.key) || event.repeat) return
    setAsked(null)
    const stroke = keyName(event)
    if (event.key === 'Escape') return setRefusal(null)
    if (stroke === null) return setRefusal({ id: command.id, text: t('keymap.unusable', { key: event.key }) })
    give(command, command.group === 'places' ? `g ${stroke}` : stroke)
  }

  return (
    <Section title={t('keymap.title')} lead={t('keymap.lead')}>
      {GROUPS.map((group) => (
        <div key={group}>
          <h3 className="mt-4 mb-1 text-ink-soft text-caption">{engine(`keys.${group}`)}</h3>
          <ul className={css['list']}>
            {commands
              .filter((command) => command.group === group)
              .map((command) => {
                const { id, label } = command
                const listening = asked === id
                return (
                  <li key={id}>
                    <span>{label}</span>
                    <span
                      className={`hg-wrap gap-1 phone:justify-end ${css['keys']}`}
                      data-changed={Object.hasOwn(map, id) || undefined}
                    >
                      <KeyCaps keys={keyOf(map, command)} />
                    </span>
                    <span className={`flex justify-end gap-1 min-w-29 phone:min-w-0 ${css['buttons']}`}>
                      {Object.hasOwn(map, id) && (
                        <Button
                          kind="quiet"
                          aria-label={t('keymap.resetOf', { what: label })}
                          onClick={() => give(command, command.keys)}
                        >
                          {t('keymap.reset')}
                        </Button>
                      )}
                      <Button
                        aria-label={listening ? t('keymap.press') : t('keymap.changeOf', { what: label })}
                        aria-pressed={listening}
                        onClick={() => {
                          setRefusal(null)
                          setAsked(listening ? null : id)
                        }}
                        onBlur={() => setAsked(null)}
                        onKeyDown={(event) => onKeyDown(event, command)}
                      >
                        {listening ? t('keymap.press') : t('keymap.change')}
                      </Button>
                    </span>
                    {refusal?.id === id && (
                      <p role="alert" className="col-span-full text-error-ink">
                        {refusal.text}
                      </p>
                    )}
                  </li>
                )
              })}
          </ul>
        </div>
      ))}
      <div className="hg-wrap">
        <Button off={Object.keys(map).length === 0} onClick={() => put({}, t('keymap.allReset'))}>
          {t('keymap.resetAll')}
        </Button>
      </div>
    </Section>
  )
}
