import { type ReactNode, useEffect, useMemo } from 'react'
import { Icon } from '../../kit/icon/icon'
import { capsOf } from '../../kit/keys/key-caps'
import { isTyping } from '../keys/is-typing'
import { keyName } from '../keys/shortcut-registry'
import { useCommandKey } from '../keys/use-command-key'
import { Overlay } from '../../kit/dialog/overlay'
import { useResourceText } from '../text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { useKeys } from '../keys/use-keys'
import { RecordView, type RecordViewProps } from './record-view'
import { useRecord } from './use-record'

function Step(props: { name: string; letter: string; turn: string; go: (() => void) | undefined }) {
  return (
    <button
      type="button"
      className="hg-square hg-icon-button"
      aria-label={props.name}
      title={`${props.name} (${capsOf(props.letter).join(' ')})`}
      aria-keyshortcuts={props.letter}
      disabled={props.go === undefined}
      onClick={props.go}
    >
      <span style={{ display: 'inline-flex', transform: `rotate(${props.turn})` }}>
        <Icon name="chevron" size={18} />
      </span>
    </button>
  )
}

/**
 * A record beside the list it came from. The list owns which one is open and says so in the address; here it is only
 * asked for the one before and after.
 */
export function RecordDrawer(
  props: RecordViewProps & {
    onClose: () => void
    onPrevious?: (() => void) | undefined
    onNext?: (() => void) | undefined
    /** In place of the record: its form. */
    children?: ReactNode
  },
) {
  const { plan, id, known, onPrevious, onNext, onClose, children, ...view } = props
  const t = useText('engine')
  const text = useResourceText(plan)
  // The same question as the view's below, so it is asked once.
  const { record } = useRecord(plan, id, known)

  const keyFor = useCommandKey()
  const [before, after] = [keyFor('record.previous', '['), keyFor('record.next', ']')]
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (isTyping(event.target)) return
      const name = keyName(event)
      const go = name === before ? onPrevious : name === after ? onNext : undefined
      if (go === undefined) return
      event.preventDefault()
      go()
    }
    // While it is caught, because an overlay lets no key out.
    document.addEventListener('keydown', key, { capture: true })
    return () => document.removeEventListener('keydown', key, { capture: true })
  }, [onPrevious, onNext, before, after])

  const rows = useMemo(
    () =>
      [
        { id: 'list.next', keys: 'j', label: t('record.next'), go: onNext },
        { id: 'list.previous', keys: 'k', label: t('record.previous'), go: onPrevious },
      ].flatMap(({ go, ...entry }) =>
        go === undefined ? [] : { ...entry, group: 'list' as const, over: true, run: go },
      ),
    [t, onNext, onPrevious],
  )
  useKeys(rows)

  return (
    <Overlay
      shape="drawer"
      yields
      title={
        <>
          <span className="hg-cell-soft">{text.one}</span> {String(record?.[plan.title] ?? '')}
        </>
      }
      extra={
        (onPrevious ?? onNext) && (
          <>
            <Step name={t('record.previous')} letter={before} turn="180deg" go={onPrevious} />
            <Step name={t('record.next')} letter={after} turn="0deg" go={onNext} />
          </>
        )
      }
      onClose={onClose}
    >
      {children ?? (
        <RecordView key={id} plan={plan} id={id} {...view} {...(known ? { known } : {})} level={2} named />
      )}
    </Overlay>
  )
}
