import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../../kit/button/icon-button'
import { Icon } from '../../kit/icon/icon'
import type { KeyEntry } from '../keys/shortcut-registry'
import { useKeys } from '../keys/use-keys'
import { useText } from '../../kit/text/use-text'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import { useResourceText } from '../text/use-resource-text'
import { useRecord } from './use-record'
import css from './record-pane.module.css'

/** A record beside its list, which stays in reach: the keys of the list go on, and the pane follows. */
export function RecordPane(props: {
  plan: Plan
  id: string | number
  known?: RecordValues
  titleOf: (record: RecordValues) => string
  /** Address of the record's own page. */
  page: string | null
  onClose: () => void
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** `inside`: the focus is in the pane, and so are the letters. */
  children: (inside: boolean) => ReactNode
}) {
  const [inside, setInside] = useState(false)
  const { plan, known, titleOf, onClose, onPrevious, onNext, page } = props
  const t = useText('engine')
  const text = useResourceText(plan)
  // The same question as the view's below, so it is asked once; a record that no row holds has its name from there.
  const { record } = useRecord(plan, props.id, known)
  const own = useText('console')
  const id = useId()
  const entries = useMemo(() => {
    const entry = (name: string, keys: string, label: string, run: (() => void) | undefined): KeyEntry[] =>
      run === undefined ? [] : [{ id: name, keys, label, group: 'list', run }]
    return [
      ...entry('record.close', 'Escape', own('close'), onClose),
      ...entry('record.previous', '[', t('record.previous'), onPrevious),
      ...entry('record.next', ']', t('record.next'), onNext),
    ]
  }, [t, own, onClose, onPrevious, onNext])
  useKeys(entries)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  return (
    // Escape closes it from wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      className="hg-column min-w-0 min-h-0 border-s border-s-line bg-surface-card"
      aria-labelledby={`${id}-title`}
      onKeyDown={onKeyDown}
      onFocus={() => setInside(true)}
      onBlur={({ relatedTarget, currentTarget }) =>
        setInside(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
    >
      <div className="hg-line gap-1 flex-none py-1 ps-4 pe-2 border-b border-b-line">
        <h2 className="truncate flex-1 text-body" id={`${id}-title`}>
          {record === null ? text.one : titleOf(record)}
        </h2>
        {page !== null && (
          <Link
            className="hg-square hg-icon-button"
            to={page}
            aria-label={t('record.page')}
            title={t('record.page')}
          >
            <Icon name="link" size={18} />
          </Link>
        )}
        <IconButton
          className="hg-square hg-icon-button"
          label={own('close')}
          aria-keyshortcuts="Escape"
          onClick={onClose}
        >
          <Icon name="close" size={18} />
        </IconButton>
      </div>
      {/* What is placed freely in it scrolls with it, and not what is around. */}
      <div
        className={`${css['body']} relative flex-1 py-3 px-4 overflow-auto overscroll-contain [scrollbar-width:thin]`}
      >
        {props.children(inside)}
      </div>
    </aside>
  )
}
