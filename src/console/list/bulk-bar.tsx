import { useEffect } from 'react'
import { focusPage, isFocusLost } from '../../kit/browser/use-focus-return'
import { Button } from '../../kit/button/button'
import { IconButton } from '../../kit/button/icon-button'
import { Icon } from '../../kit/icon/icon'
import { ActionButtons } from '../record/actions'
import { WriteFailure } from '../record/write-failure'
import { useCurrentPlant } from '../data/use-current-plant'
import { PHONE } from '../../kit/browser/media'
import { useLayout } from '../../kit/browser/use-layout'
import { useText } from '../../kit/text/use-text'
import type { ListControl } from './control'
import { useGather } from './use-gather'
import css from './list.module.css'

/** More than this cannot be chosen at once: no action should go out to so many unseen. */
const MAX = 1_000

/** Over the rows: what can be done with the chosen ones, and why the last thing was not done, until that is read. */
export function BulkBar({ list }: { list: ListControl }) {
  const t = useText('engine')
  const { runner, selection } = list
  const some = selection.chosen.size > 0
  const idle = !some && runner.failure === null && runner.element === null
  const empty = list.data.rows.length === 0
  const { bar } = list
  useEffect(() => {
    // With rows left they take the focus of a bar that goes.
    if (!idle || !empty || !bar.isInside() || !isFocusLost()) return
    bar.leave()
    focusPage()
  }, [idle, empty, bar])
  if (!some && runner.failure === null) return null
  return (
    <div className="sticky z-5 bottom-3 h-0" {...bar.handlers}>
      <div className={`hg-row ${css['bulk']}`} role={some ? 'toolbar' : 'group'} aria-label={t('list.bulk')}>
        {runner.failure && <WriteFailure fault={runner.failure} of={runner.failed} />}
        {some && <Choice list={list} />}
        <IconButton
          className="hg-square hover:bg-line! phone:w-11 phone:h-11"
          label={t(some ? 'list.clearSelection' : 'console:close')}
          onClick={() => {
            runner.forget()
            selection.clear()
          }}
        >
          <Icon name="close" size={16} />
        </IconButton>
      </div>
    </div>
  )
}

/** A mixed choice is always legal: an action is offered when one of the records takes it, and the others stay as they are. */
function Choice({ list }: { list: ListControl }) {
  const t = useText('engine')
  const { state } = useCurrentPlant()
  const phone = useLayout(PHONE)
  const { chosen, toggleAll } = list.selection
  const { total, all, rows } = list.data
  const gatherer = useGather(
    list.plan,
    list.address.state,
    state.plant?.id ?? null,
    all === null ? null : rows.map(({ record }) => record),
  )
  const records = [...chosen.values()]
  const chooseAll = async () => {
    const matching = await gatherer.all()
    if (matching === null) return
    const more = matching.map((record) => ({ id: String(record[list.plan.idField]), record }))
    const fresh = more.filter(({ id }) => !chosen.has(id))
    if (fresh.length > 0) toggleAll(fresh)
  }
  return (
    <>
      <strong role="status" className="phone:flex-1 tabular-nums whitespace-nowrap">
        {t('list.selected', { count: chosen.size })}
      </strong>
      {total !== null && chosen.size < total && total <= MAX && (
        <Button kind="quiet" disabled={gatherer.progress !== null} onClick={() => void chooseAll()}>
          {t('list.selectMatching', { total })}
        </Button>
      )}
      <ActionButtons
        plan={list.plan}
        offered={list.offered('bulk', records)}
        records={records}
        runner={list.runner}
        max={phone ? 1 : 3}
      />
    </>
  )
}
