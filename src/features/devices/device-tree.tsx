import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { displayState } from '../../domain/devices/device'
import type { DeviceRecord } from '../../domain/devices/device-records'
import { faultKey } from '../../domain/faults/fault'
import type { Page } from '../../domain/plants/reading'
import { batteryTree, devicesOfClass } from '../../transport/calls/fleet'
import { gatewayDevices } from '../../transport/calls/power-system'
import type { Plan } from '../../schema/compile'
import { FieldCell } from '../../console/fields/field-cell'
import { Button } from '../../kit/button/button'
import { Icon } from '../../kit/icon/icon'
import { shownQuery } from '../../kit/browser/shown-query'
import { SkeletonBlock } from '../../kit/panel/panel'
import type { ViewProps } from '../../console/views/view-props'
import { ErrorState } from '../../kit/states/states'
import { useAsleep } from '../plants/use-asleep'
import { useCall } from '../../console/data/use-call'
import { useCalls } from '../../console/data/use-calls'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { type ResourceText, useResourceText } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { type Branch, nodeKey, type TreeRow, treeMove, treeRows } from './device-tree-rows'
import css from './devices.module.css'

/** Loggers a plant may have. */
const LOGGERS = 200

/** Logger, inverter, battery and pack as a tree; each branch is asked for when it is opened, and fails alone. */
export function DeviceTree({ plan }: ViewProps) {
  const { state } = useCurrentPlant()
  const text = useResourceText(plan)
  const plantId = state.plant?.id ?? null
  const loggers = useCall<Page<DeviceRecord>>(
    ['loggers', plantId, state.deviceRefresh],
    plantId === null ? null : devicesOfClass(plantId, 'collector', { size: LOGGERS }),
  )
  if (loggers.data === undefined) {
    return loggers.fault === null ? (
      <div className="min-w-0 pt-1 px-4 pb-4 phone:px-2" aria-busy="true">
        <SkeletonBlock height={40} />
      </div>
    ) : (
      <ErrorState fault={loggers.fault} retry={loggers.retry} what={text.many} />
    )
  }
  return (
    <Tree
      key={plantId}
      plan={plan}
      text={text}
      plantId={plantId ?? 0}
      loggers={loggers.data.rows}
      refresh={state.deviceRefresh}
    />
  )
}

const NO_BRANCH: Branch<DeviceRecord> = { data: undefined, fault: null }

function Tree(props: {
  plan: Plan
  text: ResourceText
  plantId: number
  loggers: readonly DeviceRecord[]
  refresh: number
}) {
  const { plan, text, plantId, loggers, refresh } = props
  const first = loggers[0]
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(first ? [nodeKey(first)] : []))
  const [active, setActive] = useState(first ? nodeKey(first) : '')
  const [, setQuery] = useSearchParams()
  const items = useRef(new Map<string, HTMLElement>())

  const opened = loggers.filter((logger) => logger.id !== null && open.has(nodeKey(logger)))
  const branches = useCalls(
    opened.map(({ id }) => ({ key: ['branch', id, refresh], call: gatewayDevices(id ?? 0) })),
  )
  const wantsPacks = branches.some(({ data }) =>
    data?.some((device) => device.type === 'BATTERY' && open.has(nodeKey(device))),
  )
  const packs = useCall(['packs', plantId, refresh], wantsPacks ? batteryTree(plantId) : null, { held: true })
  const rows = useMemo(
    () =>
      treeRows({
        loggers,
        branchOf: (id) => branches[opened.findIndex((logger) => logger.id === id)] ?? NO_BRANCH,
        packs: { data: packs.data?.rows, fault: packs.fault },
        open,
      }),
    [loggers, branches, opened, packs.data, packs.fault, open],
  )
  const has = (wanted: string) => rows.some(({ key }) => key === wanted)
  // What said that a branch is under way or failed goes when the branch comes: the row above takes its place.
  const above = active.replace(/-below$/, '')
  const here = has(active) ? active : has(above) ? above : (rows[0]?.key ?? '')

  const focused = useRef(false)
  useEffect(() => {
    if (focused.current && document.activeElement === document.body) items.current.get(here)?.focus()
  }, [here])

  const focus = (key: string) => {
    setActive(key)
    items.current.get(key)?.focus()
  }
  const toggle = (key: string, wanted: boolean) => {
    const next = new Set(open)
    if (wanted) next.add(key)
    else next.delete(key)
    setOpen(next)
  }
  const show = (row: TreeRow) => {
    if (row.kind !== 'device' || row.pack || row.device.id === null) return
    const id = String(row.device.id)
    const next = shownQuery()
    next.set('r', id)
    setQuery(next)
  }
  const retry = (row: TreeRow) => {
    if (row.kind !== 'fault') return
    if (row.branch === 'packs') packs.retry()
    else branches[opened.findIndex((logger) => nodeKey(logger) === row.parent)]?.retry()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return
    const row = rows.find(({ key }) => key === here)
    if (row && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      if (row.kind === 'fault') retry(row)
      else show(row)
      return
    }
    const move = treeMove(rows, here, event.key)
    if (move === null) return
    event.preventDefault()
    event.stopPropagation()
    if ('focus' in move) focus(move.focus)
    else if ('open' in move) toggle(move.open, true)
    else toggle(move.close, false)
  }

  return (
    <div role="tree" aria-label={text.view('deviceTree')} className="min-w-0 pt-1 px-4 pb-4 phone:px-2">
      {rows.map((row) => (
        <div
          key={row.key}
          ref={(element) => {
            if (element) items.current.set(row.key, element)
            else items.current.delete(row.key)
          }}
          role="treeitem"
          aria-level={row.level}
          aria-posinset={row.at}
          aria-setsize={row.of}
          aria-expanded={row.kind === 'device' ? (row.expanded ?? undefined) : undefined}
          aria-selected={row.key === here}
          tabIndex={row.key === here ? 0 : -1}
          className={`hg-row ${css['tree-row']}`}
          style={{ paddingInlineStart: `${String(8 + (row.level - 1) * 24)}px` }}
          onFocus={() => {
            focused.current = true
            setActive(row.key)
          }}
          onBlur={(event) => {
            // Without a next element it may be the row itself that went.
            if (event.relatedTarget !== null) focused.current = false
          }}
          onKeyDown={onKeyDown}
          onClick={() => show(row)}
        >
          <TreeRowContent row={row} plan={plan} text={text} onToggle={toggle} onRetry={() => retry(row)} />
        </div>
      ))}
    </div>
  )
}

function TreeRowContent(props: {
  row: TreeRow
  plan: Plan
  text: ResourceText
  onToggle(key: string, wanted: boolean): void
  onRetry(): void
}) {
  const { row, plan, text } = props
  const t = useText('console')
  const asleep = useAsleep()
  const stateField = plan.fields['state']
  if (row.kind === 'waiting') return <SkeletonBlock width={160} />
  if (row.kind === 'fault')
    return (
      <>
        <Icon name="warning" size={16} />
        <span>{t(faultKey(row.fault))}</span>
        <Button
          tabIndex={-1}
          onClick={(event) => {
            event.stopPropagation()
            props.onRetry()
          }}
        >
          {t('retry')}
        </Button>
      </>
    )
  const { device, expanded } = row
  const state = displayState(device.state, asleep(device.collected ?? null))
  return (
    <>
      {/* The keys open and close by arrows; this is for a pointer. */}
      <span
        className="hg-center flex-none size-6 -rotate-90 data-[open=true]:rotate-0"
        data-open={expanded ?? undefined}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation()
          if (expanded !== null) props.onToggle(row.key, !expanded)
        }}
      >
        {expanded !== null && <Icon name="chevron" size={16} />}
      </span>
      <span className="font-semibold min-w-0 wrap-anywhere">
        {(row.pack ? null : device.name) ?? device.serial}
      </span>
      {!row.pack && <span className="text-ink-soft">{text.choice('type', device.type ?? '')}</span>}
      {!row.pack && device.name !== null && (
        <span className="text-ink-soft tabular-nums phone:hidden">{device.serial}</span>
      )}
      {state !== null && stateField && (
        <span className="ms-auto">
          <FieldCell plan={plan} name="state" field={stateField} value={state} record={{}} zone={null} />
        </span>
      )}
    </>
  )
}
