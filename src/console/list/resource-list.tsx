import { Suspense, useCallback, useContext, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Plan } from '../../schema/compile'
import { isBare } from '../../schema/list-state'
import { NamedView } from '../views/named-view'
import { CapabilityContext } from '../record/use-actions'
import { Denied } from '../access/denied'
import { EmptyState, ErrorState } from '../../kit/states/states'
import { PHONE } from '../../kit/browser/media'
import { useLayout } from '../../kit/browser/use-layout'
import { useText } from '../../kit/text/use-text'
import { BulkBar } from './bulk-bar'
import type { ListControl } from './control'
import { FreshBar } from './fresh-bar'
import { KeptPlace } from './kept-place'
import { ListContext } from './list-context'
import { ListCards } from './list-cards'
import { ListFoot } from './list-foot'
import { ListNothing } from './list-nothing'
import { ListSkeleton } from './list-skeleton'
import { ListTable } from './list-table'
import { ListTabs } from './list-tabs'
import { ListToolbar } from './list-toolbar'
import { OpenRecord } from './open-record'
import { useCapabilityFault } from '../access/use-capability'
import { RowsFault } from './rows-fault'
import { headHeights, toolbarHeights } from './usual-heights'
import { ViewSkeleton } from './view-skeleton'
import { ViewSwitch } from './view-switch'
import { useListControl } from './use-list-control'
import { useCreateDialog } from './use-create-dialog'
import { useReadAccess } from './use-read-access'
import css from './list.module.css'

/** A screen, a screen inside of another one that names it, or a part among others. */
type Level = 1 | 2 | 3

/** The list of a resource as a screen, from its plan alone; what it shows stands in the address. */
export function ResourceList(props: { plan: Plan; level?: Level }) {
  const { plan } = props
  const reading = useReadAccess(plan)
  const capable = useContext(CapabilityContext)
  const unknown = useCapabilityFault()
  const offered = plan.capability === null ? true : capable(plan.capability)
  if (reading === 'refused') return <Denied plan={plan} />
  if (offered === false) return <Unsupported />
  // Another resource is another list: nothing chosen in one belongs to the next.
  return (
    <Screen
      key={plan.name}
      {...props}
      enabled={reading === 'granted' && offered === true}
      unknown={offered === null ? unknown : null}
    />
  )
}

function Unsupported() {
  const t = useText('engine')
  return <EmptyState kind="unsupported" text={t('empty.unsupported')} />
}

interface ScreenProps {
  plan: Plan
  level?: Level
  enabled: boolean
  /** Why it is not known whether the server has them. */
  unknown: ReturnType<typeof useCapabilityFault>
}

function Screen(props: ScreenProps) {
  const { plan, level = 1, enabled, unknown } = props
  const [typed, setTyped] = useState<string | null>(null)
  const list = useListControl(plan, typed, enabled)
  useCreateDialog(list)
  const { change } = list.address
  const heading = useId()
  const search = useId()
  const Heading = `h${level}` as const
  // The line of a heading has room to spare on a phone, and rows want what is below it.
  const headed = useLayout(PHONE) && level === 1
  const [query] = useSearchParams()
  const [bare] = useState(isBare(query))
  const settled = !list.data.loading
  const settle = useCallback(
    (text: string) => {
      setTyped(null)
      change({ search: text }, { replace: true })
    },
    [change],
  )
  return (
    <section className={css['screen']} data-level={level} aria-labelledby={heading}>
      <header className={css['header']}>
        <Heading id={heading}>{list.text.many}</Heading>
        {headed && <ViewSwitch list={list} />}
      </header>
      {plan.listHead !== null && (
        <ListContext value={list}>
          <KeptPlace name={`${plan.name} head`} usual={headHeights(plan.listHead)} settled={settled}>
            <NamedView name={plan.listHead} plan={plan} records={[]} onClose={ignore} />
          </KeptPlace>
        </ListContext>
      )}
      <KeptPlace name={`${plan.name} tools`} usual={toolbarHeights(plan, bare)} settled={settled}>
        <ListToolbar
          list={list}
          searchId={search}
          switchHere={!headed}
          onType={list.data.all === null ? ignore : setTyped}
          onSettle={settle}
        />
      </KeptPlace>
      <ListTabs list={list} />
      <div
        className={css['sides']}
        data-beside={(list.beside && list.address.state.open !== null) || undefined}
      >
        <div className={`hg-column min-w-0 ${css['body']} relative min-h-0`}>
          {unknown ? (
            <ErrorState {...unknown} what={list.text.many} />
          ) : list.viewToggle.named && plan.listView !== null ? (
            <ListContext value={list}>
              <NamedView
                name={plan.listView}
                plan={plan}
                records={[]}
                onClose={ignore}
                waiting={<ViewSkeleton />}
              />
            </ListContext>
          ) : (
            // What the first rows are drawn with may still be on its way; the screen around them stays.
            <Suspense fallback={<ListSkeleton list={list} />}>
              <Body list={list} />
            </Suspense>
          )}
          <BulkBar list={list} />
        </div>
        <OpenRecord list={list} />
      </div>
      <ListFoot list={list} />
      <ListContext value={list}>{list.runner.element}</ListContext>
    </section>
  )
}

function ignore(): void {
  // A list from the server follows when the fingers rest; a view in place of a table has nothing to close.
}

function Body({ list }: { list: ListControl }) {
  const { rows, fault, loading, retry } = list.data
  const phone = useLayout(PHONE)
  const label = list.text.many
  if (loading) return <ListSkeleton list={list} />
  if (rows.length === 0)
    return fault === null ? (
      <ListNothing list={list} />
    ) : (
      <ErrorState fault={fault} retry={retry} what={label} />
    )
  return (
    <>
      <FreshBar fresh={list.data.fresh} gone={list.data.gone.size} show={list.data.show} />
      {phone ? <ListCards list={list} label={label} /> : <ListTable list={list} label={label} />}
      <RowsFault fault={fault} retry={retry} what={label} />
    </>
  )
}
