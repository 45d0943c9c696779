import { useRef } from 'react'
import './actions.css'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import { useFocusAround } from '../../kit/browser/use-focus-return'
import { Icon, type IconName } from '../../kit/icon/icon'
import { MenuButton } from '../../kit/menu/menu-button'
import { useResourceText } from '../text/use-resource-text'
import { useCommandKey } from '../keys/use-command-key'
import { useText } from '../../kit/text/use-text'
import { Button } from '../../kit/button/button'
import type { ActionRunner } from './use-action-runner'
import { applicable, offeredFor, type OfferedAction } from './use-actions'

interface ActionsProps {
  readonly plan: Plan
  readonly offered: readonly OfferedAction[]
  readonly records: readonly RecordValues[]
  readonly runner: ActionRunner
}

const USUAL: Readonly<Record<string, IconName>> = { create: 'plus', update: 'edit', delete: 'delete' }

function iconOf({ action }: OfferedAction): IconName | null {
  return action.icon ?? ((Object.hasOwn(USUAL, action.name) && USUAL[action.name]) || null)
}

/** The action, and on how many of those that are chosen it will act, where that is not all of them. */
function useLabel({ plan, records }: ActionsProps) {
  const t = useText('engine')
  const text = useResourceText(plan)
  return (one: OfferedAction) => {
    const action = text.action(one.action.name, 'label')
    const [count, total] = [applicable(one.action, records).length, records.length]
    return count === total ? action : t('record.partly', { action, count, total })
  }
}

/** Actions as buttons side by side; the first `most` of them, the others behind *More*. */
export function ActionButtons(props: ActionsProps & { max?: number }) {
  const { records, runner, max = 2 } = props
  const label = useLabel(props)
  const all = records.length === 0 ? props.offered : offeredFor(props.offered, records)
  const [first, rest] = [all.slice(0, max), all.slice(max)]
  return (
    <span className="hg-inline hg-actions flex-wrap">
      {first.map((one) => (
        <ActionButton key={one.action.name} one={one} label={label(one)} records={records} runner={runner} />
      ))}
      {rest.length > 0 && <ActionMenu {...props} offered={rest} />}
    </span>
  )
}

/** It may go when it was pressed: what is acknowledged is not acknowledged again. */
function ActionButton(props: Omit<ActionsProps, 'plan' | 'offered'> & { one: OfferedAction; label: string }) {
  const { one, records, runner } = props
  const { action, available } = one
  const t = useText('engine')
  const keyFor = useCommandKey()
  const button = useRef<HTMLButtonElement>(null)
  useFocusAround(button)
  const icon = iconOf(one)
  return (
    // Not disabled while one works: a button that is disabled under the fingers loses the focus.
    <Button
      ref={button}
      kind={action.tone === 'danger' ? 'danger' : action.name === 'create' ? 'primary' : undefined}
      disabled={!available}
      aria-disabled={runner.busy !== null || undefined}
      aria-busy={runner.busy === action.name}
      aria-keyshortcuts={action.key && keyFor(`action.${action.name}`, action.key)}
      title={available ? undefined : t('record.notOnServer')}
      onClick={() => {
        if (runner.busy === null) runner.run(action, records)
      }}
    >
      {icon && <Icon name={icon} size={16} />}
      <span>{props.label}</span>
    </Button>
  )
}

/** Actions behind one small button: for rows, and for what finds no place beside the others. */
function ActionMenu(props: ActionsProps & { label?: string }) {
  const { records, runner } = props
  const t = useText('engine')
  const label = useLabel(props)
  const offered = records.length === 0 ? props.offered : offeredFor(props.offered, records)
  if (offered.length === 0) return null
  return (
    <MenuButton label={props.label ?? t('record.more')} face={<Icon name="more" size={18} />}>
      {(close) => (
        <ul>
          {offered.map((one) => {
            const icon = iconOf(one)
            return (
              <li key={one.action.name} data-tone={one.action.tone}>
                <button
                  type="button"
                  disabled={!one.available || runner.busy !== null}
                  onClick={() => {
                    close()
                    runner.run(one.action, records)
                  }}
                >
                  {icon && <Icon name={icon} size={16} />}
                  <span>
                    {label(one)}
                    {!one.available && (
                      <small className="block text-ink-soft text-caption">{t('record.notOnServer')}</small>
                    )}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </MenuButton>
  )
}
