import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import { recordAddress, screenAddress } from '../record/address'
import { useActionRunner } from '../record/use-action-runner'
import { ownZoneOf } from '../record/use-zone'
import { useFocusWithin } from '../../kit/browser/use-focus-within'
import { useCurrentPlant } from '../data/use-current-plant'
import { useResourceText } from '../text/use-resource-text'
import { keepTrail } from '../data/trail'
import { ROOMIER, ROOMY } from '../../kit/browser/media'
import { useLayout } from '../../kit/browser/use-layout'
import type { ListControl } from './control'
import { type Held, useActive } from './use-active'
import { useColumns } from './use-columns'
import { rememberRows } from './last-rows'
import type { Row } from './list-rows'
import { useList } from './use-list'
import { useAddressState } from './use-list-state'
import { useViewToggle } from './use-view-toggle'
import { useOffers } from './use-offers'
import { usePlaces } from './use-places'
import { useSavedViews } from './use-saved-views'
import { useSelection } from './use-selection'
import { useUsualView } from './use-usual-view'

const NOTHING: ReadonlySet<string> = new Set()

/** Wires the parts of one list. `search` is what is being typed, ahead of the address. */
export function useListControl(plan: Plan, search: string | null, enabled: boolean): ListControl {
  const navigate = useNavigate()
  const text = useResourceText(plan)
  const { state: plantState } = useCurrentPlant()
  const address = useAddressState(plan)
  const { state, change, queryOf } = address
  const plantId = plantState.plant?.id ?? null
  const asked = useMemo(() => (search === null ? state : { ...state, search }), [state, search])
  const views = useSavedViews(plan, enabled)
  const begun = useUsualView(plan, address, views)
  const data = useList({ plan, state: asked, plantId, enabled: enabled && begun })
  const { rows, all } = data
  const whole = useMemo(
    () => all?.map((record) => ({ id: String(record[plan.idField]), record })) ?? null,
    [all, plan],
  )
  useEffect(
    () =>
      rememberRows(
        plan.name,
        rows.map(({ id }) => id),
      ),
    [plan.name, rows],
  )
  const columns = useColumns(plan, address, text.field)
  const viewToggle = useViewToggle(plan, address)
  const selection = useSelection(rows, whole)
  const { left, remember } = usePlaces<Held | null>(`${plan.name} rows`)
  const [active, moveTo, held] = useActive(rows, address.state.open, left)
  useEffect(() => remember(held), [remember, held])
  const [ordered, order] = useState<ListControl['ordered']>(null)
  const { offered, awaited, actionsFor, hindrance, selectable } = useOffers(plan, rows)
  const [acted, setActed] = useState<ListControl['acted']>(NOTHING)
  const outright = useRef(false)
  const runner = useActionRunner(plan, {
    place: 'list',
    onCreate: () => void navigate(screenAddress(plan, '/new', plantId)),
    onEdit: (record) =>
      void navigate(
        screenAddress(plan, `/${encodeURIComponent(String(record[plan.idField]))}/edit`, plantId),
      ),
    onBegin: (ids) => {
      outright.current = true
      setActed(new Set(ids.map(String)))
    },
    onDone: (action, result) => {
      // What is gone cannot stay chosen; what failed stays, so that it can be tried again.
      if (action.at.includes('bulk') && result.failed.length === 0) selection.clear()
      const done = [...result.done, ...result.already].map(String)
      // Nothing came of a dialog: nobody went on from anywhere.
      if (action.stays !== true && (done.length > 0 || outright.current)) setActed(new Set(done))
      outright.current = false
    },
    onUndone: () => setActed(new Set()),
  })
  const { run } = runner
  const bar = useFocusWithin()
  const zone = plantState.plant?.zone ?? null
  const zoneOf = useCallback(
    (record: RecordValues) => ownZoneOf(plan, record) ?? (plan.plantScoped ? zone : null),
    [plan, zone],
  )
  const titleOf = useCallback(
    (record: RecordValues) => {
      const title = record[plan.title]
      return typeof title === 'string' && title.trim() !== '' ? title : String(title ?? record[plan.idField])
    },
    [plan],
  )
  const hrefOf = useCallback(
    ({ id }: Row) =>
      plan.open === 'none'
        ? null
        : plan.open === 'page'
          ? recordAddress(plan, id, plantId)
          : queryOf({ open: id }),
    [plan, plantId, queryOf],
  )
  const open = useCallback(
    (row: Row) => {
      if (plan.open === 'drawer') change({ open: row.id })
      else {
        const to = plan.open === 'page' ? recordAddress(plan, row.id, plantId) : null
        if (to === null) return
        const from = window.location.pathname + window.location.search
        keepTrail({ resource: plan.name, ids: rows.map(({ id }) => id), from })
        void navigate(to)
      }
    },
    [plan, plantId, change, navigate, rows],
  )
  const roomy = useLayout(plan.plantScoped ? ROOMIER : ROOMY)
  return {
    beside: plan.beside && roomy,
    plan,
    text,
    address,
    data,
    columns,
    views,
    selection,
    viewToggle,
    selectable,
    offered,
    awaited,
    actionsFor,
    hindrance,
    runner,
    run,
    titleOf,
    zoneOf,
    hrefOf,
    open,
    ordered,
    order,
    active,
    marked: held !== null,
    left: left?.id ?? null,
    moveTo,
    bar,
    acted,
  }
}
