import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react'
import { faultKey } from '../../domain/faults/fault'
import { useServices } from '../../console/services/services-context'
import { useGranted } from '../../console/access/use-granted'
import type { ViewProps } from '../../console/views/view-props'
import { useOptions } from '../../console/fields/reference/use-options'
import { Button } from '../../kit/button/button'
import { useHeldEnter } from '../../kit/search/use-held-enter'
import { useText } from '../../kit/text/use-text'
import { AskBox } from './ask-box'

/** Whose an alarm is from now on. The same letter again is oneself; typing finds a member. */
export function AssignAlerts({ plan, records, write, onClose, onAct }: ViewProps) {
  const t = useText('alarm-triage')
  const { session } = useServices()
  const { identity } = useSyncExternalStore(session.subscribe, session.getState)
  const own = identity?.user
  const grouped = (identity?.organisation ?? null) !== null
  const mayRead = useGranted('members', ['read']).has('read') && grouped
  const { options, answered, fault, search } = useOptions('members', mayRead)
  const [typed, setTyped] = useState('')
  const find = useRef<HTMLInputElement>(null)
  const give = (assigneeId: number, assigneeName: string | null = null) =>
    onAct?.({ assigneeId, assigneeName })
  const others = options.filter(({ value }) => Number(value) !== own?.id)
  const onKey = (event: KeyboardEvent) => {
    const { key } = event
    if (key.length !== 1 || key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
    if (key !== 'a' || own === undefined) {
      // A name is begun: its letters go into the box, and Enter is for who is found there.
      find.current?.focus()
      return
    }
    event.preventDefault()
    give(own.id ?? 0, own.name)
  }
  const giveFirst = () => {
    const [first] = others
    if (typed.trim() !== '' && first) give(Number(first.value), first.label)
  }
  const enter = useHeldEnter(answered, giveFirst)
  return (
    <AskBox plan={plan} records={records} action="assign" write={write} onClose={onClose}>
      {own && (
        <Button
          kind="primary"
          data-autofocus
          aria-keyshortcuts="a"
          onKeyDown={onKey}
          onClick={() => give(own.id ?? 0, own.name)}
        >
          {t('assign.me')} <kbd aria-hidden="true">A</kbd>
        </Button>
      )}
      <Button onKeyDown={onKey} onClick={() => give(0)}>
        {t('assign.nobody')}
      </Button>
      {mayRead && (
        <>
          <label className="hg-stack gap-1">
            <span className="text-ink-soft text-caption">{t('assign.find')}</span>
            <input
              ref={find}
              className="hg-text-input"
              type="search"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                enter.drop()
                search(event.target.value)
              }}
              onKeyDown={(event) => {
                // The key that chooses among signs is the writing's own.
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                if (answered) giveFirst()
                else enter.hold()
              }}
            />
          </label>
          <ul className="hg-stack gap-1">
            {others.slice(0, 8).map(({ value, label }) => (
              <li key={value}>
                <Button
                  kind="quiet"
                  className="justify-start w-full phone:min-h-11 text-ink"
                  onClick={() => give(Number(value), label)}
                >
                  {label}
                </Button>
              </li>
            ))}
            {fault !== null && (
              <li className="text-error-ink" role="alert">
                {t(faultKey(fault))}
              </li>
            )}
            {fault === null && answered && others.length === 0 && typed !== '' && (
              <li className="text-ink-soft">{t('assign.none')}</li>
            )}
          </ul>
        </>
      )}
    </AskBox>
  )
}
