import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { stepOf } from '../../../kit/keys/step'
import type { ListControl } from '../../../console/list/control'
import { FreshBar } from '../../../console/list/fresh-bar'
import { ListContext } from '../../../console/list/list-context'
import { ListNothing } from '../../../console/list/list-nothing'
import { RowsFault } from '../../../console/list/rows-fault'
import { type Held, useActive } from '../../../console/list/use-active'
import { usePlaces } from '../../../console/list/use-places'
import { ErrorState } from '../../../kit/states/states'
import { HEAD_HEIGHT } from '../../../console/list/tracks'
import { useFollow } from '../../../console/list/use-follow'
import { useRowFocus } from '../../../console/list/use-row-focus'
import { ViewSkeleton } from '../../../console/list/view-skeleton'
import { GroupLine } from './group-line'
import { linesOf } from './lines'
import { useGroupKeys } from './use-group-keys'
import { useGroupText } from './use-group-text'
import { type Groups, useGroups } from './use-groups'
import css from './groups.module.css'

/** Alarms by their likely cause, in place of their table. */
export function AlarmGroups() {
  const list = use(ListContext)
  return list === null ? null : <Grouped list={list} />
}

function Grouped({ list }: { list: ListControl }) {
  const found = useGroups(list)
  const { groups, fault, loading, retry } = found
  if (loading) return <ViewSkeleton />
  if (groups.length === 0)
    return fault === null ? (
      <ListNothing list={list} />
    ) : (
      <ErrorState fault={fault} retry={retry} what={list.text.many} />
    )
  return <Tree list={list} found={found} />
}

const NONE: ReadonlySet<string> = new Set()

function Tree({ list, found }: { list: ListControl; found: Groups }) {
  const { groups, asleep, done, stale, fault, retry, fresh, gone, show } = found
  const text = useGroupText()
  const { t } = text
  // What an address opened, now or by the back button, is seen among its group, until somebody folds that.
  const opened = list.address.state.open
  const { left, remember } = usePlaces<{ held: Held | null; open: ReadonlySet<string> }>(
    `${list.plan.name} groups`,
  )
  const [open, setOpen] = useState(left?.open ?? NONE)
  const [followed, setFollowed] = useState<string | null>(null)
  if (opened !== followed) {
    const around = groups.find(({ rows }) => rows.some(({ id }) => id === opened))
    if (opened === null || around !== undefined) setFollowed(opened)
    if (around !== undefined && !open.has(around.key)) setOpen(new Set([...open, around.key]))
  }
  const { order } = list
  useEffect(() => {
    order(groups.flatMap(({ rows }) => rows))
    return () => order(null)
  }, [groups, order])
  const lines = useMemo(() => linesOf(groups, open), [groups, open])
  const [active, moveTo, held] = useActive(lines, opened, left?.held)
  const marked = held !== null
  useEffect(() => remember({ held, open }), [remember, held, open])
  const scroller = useRef<HTMLDivElement>(null)
  const keyOf = useCallback((index: number) => lines[index]?.id ?? index, [lines])
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index]?.head ? 61 : 41),
    getItemKey: keyOf,
    scrollPaddingStart: HEAD_HEIGHT,
    scrollPaddingEnd: HEAD_HEIGHT,
    overscan: 6,
  })

  const isDone = useCallback(
    (index: number, acted: ReadonlySet<string>) => {
      const line = lines[index]
      if (line === undefined) return false
      return (line.head ? line.group.rows : [line]).every(({ id }) => acted.has(id))
    },
    [lines],
  )
  const { scrollToIndex } = virtual
  const { focusRow, toSeen, isInside, handlers } = useRowFocus(list, {
    ...{ rows: lines, active, marked, left: left?.held?.id ?? null, moveTo, scrollToIndex, scroller, isDone },
    inner: ' > [role=row]',
  })
  const fold = useCallback(
    (key: string, wanted: boolean | null) => {
      const next = new Set(open)
      if (wanted ?? !open.has(key)) next.add(key)
      else next.delete(key)
      setOpen(next)
      // A group that closes takes the focus of its alarms.
      const head = lines.findIndex((line) => line.head && line.group.key === key)
      if (!next.has(key) && isInside() && head >= 0 && head !== active) focusRow(head)
    },
    [open, lines, active, focusRow, isInside],
  )

  const here = lines[active]
  useFollow(list, here === undefined ? null : here.head ? undefined : here.id)
  useGroupKeys(list, { lines, active, inside: isInside, focusRow, toSeen, fold })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key, { active, last: lines.length - 1, page: 8 })
    if (step === null) return
    event.preventDefault()
    focusRow(step)
  }
  const { total } = list.data
  const heads = [
    ['what', t('head.cause')],
    ['level', list.text.field('level')],
    ['signs', t('head.signs')],
    ['extent', t('head.affected')],
    ['span', t('head.span')],
    ['number', list.text.field('lossPerDay')],
    ['number', list.text.field('lost')],
  ] as const
  return (
    <>
      <FreshBar fresh={fresh} gone={gone.size} show={show} />
      <div
        ref={scroller}
        className={`relative flex-1 overflow-auto overscroll-contain [scrollbar-width:thin] ${css['scroller']}`}
        data-stale={stale || undefined}
        data-density={list.columns.density}
        {...handlers}
      >
        {/* The lines take the focus; the grid only hears their keys. */}
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
        <div
          role="treegrid"
          aria-label={t('label')}
          aria-multiselectable={list.selectable || undefined}
          aria-busy={stale || undefined}
          className={css['grid']}
          data-checks={list.selectable || undefined}
          onKeyDown={onKeyDown}
        >
          <div role="rowgroup" className="sticky z-2 top-0 bg-surface-card phone:sr-only">
            <div role="row" className={css['head']}>
              {list.selectable && (
                <div role="columnheader">
                  <span className="sr-only">{t('head.choice')}</span>
                </div>
              )}
              {heads.map(([name, label], index) => (
                <div key={index} role="columnheader" className={css[name]}>
                  {label}
                </div>
              ))}
            </div>
          </div>
          <div
            role="rowgroup"
            className={`relative ${css['lines']}`}
            style={{ height: virtual.getTotalSize() }}
          >
            {virtual.getVirtualItems().map((item) => {
              const line = lines[item.index]
              return line === undefined ? null : (
                <div
                  key={line.id}
                  ref={virtual.measureElement}
                  data-index={item.index}
                  role="presentation"
                  className="absolute top-0 left-0 w-full"
                  style={{ transform: `translateY(${item.start}px)` }}
                >
                  <GroupLine
                    list={list}
                    text={text}
                    line={line}
                    index={item.index}
                    active={item.index === active}
                    marked={marked && item.index === active}
                    open={open.has(line.group.key)}
                    gone={!line.head && gone.has(line.id)}
                    fold={fold}
                    moveTo={moveTo}
                  />
                </div>
              )
            })}
          </div>
        </div>
      </div>
      {(asleep > 0 || (total !== null && done < total)) && (
        <p className="hg-wrap gap-x-4 gap-y-1 pt-1.5 px-4 border-t border-line text-ink-soft text-caption">
          {asleep > 0 && <span>{t('asleep', { count: asleep })}</span>}
          {total !== null && done < total && <span>{t('within', { done, total })}</span>}
        </p>
      )}
      <RowsFault fault={fault} retry={retry} what={list.text.many} />
    </>
  )
}
