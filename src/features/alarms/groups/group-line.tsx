import type { MouseEvent, ReactNode } from 'react'
import { ALERT_LEVELS } from '../../../domain/alarms/alert'
import type { RecordValues } from '../../../schema/codec'
import { ToneMark } from '../../../console/fields/tone-mark'
import { Icon } from '../../../kit/icon/icon'
import type { ListControl } from '../../../console/list/control'
import { RowCell } from '../../../console/list/row-cell'
import type { Line, ShownGroup } from './lines'
import type { GroupText } from './use-group-text'
import css from './groups.module.css'
import { isMarking } from '../../../kit/browser/is-marking'

const TONES = {
  OPEN: 'bad',
  ACKNOWLEDGED: 'info',
  SNOOZED: 'quiet',
  RECOVERED: 'good',
  CLOSED: 'quiet',
} as const

interface LineProps {
  readonly list: ListControl
  readonly text: GroupText
  readonly line: Line
  readonly index: number
  readonly active: boolean
  readonly marked: boolean
  readonly open: boolean
  /** No longer in the list; it stays in its place. */
  readonly gone: boolean
  fold(key: string, open: boolean | null): void
  moveTo(index: number): void
}

/** A choice over the alarms of a line: all of them, some, or none. */
function Check(props: LineProps & { label: string }) {
  const { list, line, active } = props
  const { chosen, toggle, toggleAll } = list.selection
  const rows = line.head ? line.group.rows : [line]
  const count = rows.filter(({ id }) => chosen.has(id)).length
  return (
    <div role="gridcell" className={css['check']}>
      <label className="hg-center min-h-10 phone:min-h-11 cursor-pointer">
        <input
          type="checkbox"
          className="hg-tick cursor-pointer"
          tabIndex={active ? 0 : -1}
          checked={count === rows.length}
          aria-label={props.label}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < rows.length
          }}
          onChange={() => (line.head ? toggleAll(line.group.rows) : toggle(line))}
        />
      </label>
    </div>
  )
}

const cell = (name: string, children: ReactNode) => (
  <div role="gridcell" className={css[name]}>
    {children}
  </div>
)

/** A figure of the loss; a phone, which has no heads, says before it what it is. */
const costIn = (list: ListControl) => (name: string, children: ReactNode) => (
  <div role="gridcell" className={css['number']} data-label={list.text.field(name)}>
    {children}
  </div>
)

/** Zone of the alarms of a group, where all of them share one. */
function zoneOf(list: ListControl, group: ShownGroup): string | null {
  const zones = new Set(group.rows.map(({ record }) => list.zoneOf(record)))
  return zones.size === 1 ? ([...zones][0] ?? null) : null
}

export function GroupLine(props: LineProps) {
  const { list, line, index, active, open, fold } = props
  const { chosen } = list.selection
  const rows = line.head ? line.group.rows : [line]
  const onClick = (event: MouseEvent<HTMLElement>) => {
    props.moveTo(index)
    if ((event.target as Element).closest('a, button, input, label')) return
    if (isMarking()) return
    if (line.head) fold(line.group.key, null)
    else list.open(line)
  }
  return (
    // Its keys are those of the whole grid.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="row"
      aria-level={line.head ? 1 : 2}
      aria-expanded={line.head ? open : undefined}
      aria-selected={list.selectable ? rows.every(({ id }) => chosen.has(id)) : undefined}
      aria-current={(!line.head && line.id === list.address.state.open) || undefined}
      tabIndex={active ? 0 : -1}
      className={css['line']}
      data-head={line.head || undefined}
      data-active={props.marked || undefined}
      data-gone={props.gone || undefined}
      onClick={onClick}
      onFocus={(event) => {
        if (event.target === event.currentTarget) props.moveTo(index)
      }}
    >
      {line.head ? <Head {...props} /> : <Alarm {...props} />}
    </div>
  )
}

function Head(props: LineProps) {
  const { list, text, line, active, open, fold } = props
  const { plan } = list
  const { group } = line
  const { figures, signs } = group
  const { t } = text
  const cost = costIn(list)
  const title = text.title(group)
  const evidence = text.evidence(group)
  const zone = zoneOf(list, group)
  const level = figures.level === null ? null : (ALERT_LEVELS[figures.level] ?? null)
  const show = (name: string, record: RecordValues) => (
    <RowCell plan={plan} name={name} record={record} zone={zone} />
  )
  return (
    <>
      {list.selectable && <Check {...props} label={t('select', { what: title })} />}
      <div role="gridcell" className={css['what']}>
        <button
          type="button"
          className={`hg-square size-7 phone:size-11 phone:-mt-1.5 ${css['fold']}`}
          tabIndex={active ? 0 : -1}
          aria-label={t(open ? 'collapse' : 'expand', { what: title })}
          aria-expanded={open}
          onClick={() => fold(group.key, null)}
        >
          <Icon name="chevron" size={16} />
        </button>
        <div className="min-w-0">
          <strong className="block pt-0.75 wrap-anywhere">{title}</strong>
          <p className="text-ink-soft text-caption">{t('next', { step: text.step(group) })}</p>
          {open && evidence !== null && (
            <ul className="hg-stack gap-0.5 mt-2 mb-1 text-ink-soft text-caption" aria-label={t('signs')}>
              {signs.map(({ name, met }) => (
                <li
                  className={`hg-line gap-1.5 ${met ? 'text-ink [&>svg]:text-success-ink' : ''}`}
                  key={name}
                >
                  <Icon name={met ? 'check' : 'minus'} size={14} />
                  <span>
                    {met ? text.sign(name, group) : t('notShown', { sign: text.sign(name, group) })}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {cell('level', show('level', { level }))}
      {cell(
        'signs',
        <>
          <span className="hg-wrap gap-y-0">
            {text.states(group).map(({ state, said }) => (
              <span key={state} className="hg-tone" data-tone={TONES[state]}>
                <ToneMark tone={TONES[state]} /> {said}
              </span>
            ))}
          </span>
          {evidence !== null && (
            <small>
              {evidence} · {t('rule', { name: text.rule(group) ?? '' })}
            </small>
          )}
        </>,
      )}
      {cell(
        'extent',
        <>
          {/* Of one alarm its state says all of it. */}
          {group.rows.length > 1 && (
            <>
              <span>{t('alarms', { count: group.rows.length })}</span>
              <small>{figures.left > 0 ? t('left', { count: figures.left }) : t('nothingLeft')}</small>
            </>
          )}
          <small>{text.extent(group, plan.plantScoped)}</small>
        </>,
      )}
      {cell(
        'span',
        <>
          {show('started', { started: figures.first })}
          {figures.last !== figures.first && <small>{show('lastSeen', { lastSeen: figures.last })}</small>}
        </>,
      )}
      {cost('lossPerDay', show('lossPerDay', { lossPerDay: figures.lossPerDay }))}
      {cost(
        'lost',
        <>
          {show('lost', { lost: figures.lost })}
          {group.money && <small>{show('lostMoney', group.money)}</small>}
        </>,
      )}
    </>
  )
}

function Alarm(props: LineProps) {
  const { list, text, line, active } = props
  const { plan } = list
  const { record } = line
  const cost = costIn(list)
  const title = list.titleOf(record)
  const href = list.hrefOf(line)
  const show = (name: string) => (
    <RowCell plan={plan} name={name} record={record} zone={list.zoneOf(record)} />
  )
  const where = [record['device'], plan.plantScoped ? null : record['plant']].filter(Boolean).join(' · ')
  return (
    <>
      {list.selectable && <Check {...props} label={text.t('selectOne', { what: title })} />}
      <div role="gridcell" className={css['what']}>
        <a
          className="truncate"
          href={href ?? undefined}
          tabIndex={active ? 0 : -1}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
            event.preventDefault()
            list.open(line)
          }}
        >
          {title}
        </a>
      </div>
      {cell('level', show('level'))}
      {cell('signs', show('state'))}
      {cell('extent', <span title={where}>{where}</span>)}
      {cell('span', show('started'))}
      {cost('lossPerDay', show('lossPerDay'))}
      {cost('lost', show('lost'))}
    </>
  )
}
