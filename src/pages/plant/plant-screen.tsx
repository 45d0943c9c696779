import { Outlet, useLocation } from 'react-router'
import { useServices } from '../../console/services/services-context'
import { ErrorState, StatePage } from '../../kit/states/states'
import { lazyPart } from '../../kit/parts/lazy-part'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { usePlantList } from '../../features/plants/use-plant-list'
import { useText } from '../../kit/text/use-text'
import { layoutVariant } from '../../domain/plants/layout-version'
import { ListPane } from '../../features/plants/list-pane'
import { PlantHeader } from './plant-header'
import { PlantList } from '../../features/plants/plant-list'
import { FirstPlant } from '../../features/plants/create-first'
import { PlantTabs } from './plant-tabs'
import { PlantWaiting } from './plant-waiting'
import { usePlantAddress } from '../../features/plants/use-address'
import { NARROW } from '../../kit/browser/media'
import { useLayout } from '../../kit/browser/use-layout'
import { Button } from '../../kit/button/button'
import { useSelection } from '../../features/plants/use-selection'

const OriginalFrame = lazyPart(() => import('./original-frame').then((part) => part.OriginalFrame))

/**
 * The plants on the left, the chosen one on the right, or in the original layout the one below the other's
 * name; on a phone one after the other.
 */
export function PlantScreen() {
  const t = useText('plant')
  const { pathname } = useLocation()
  const list = usePlantList()
  const address = usePlantAddress()
  const narrow = useLayout(NARROW)
  const choose = useSelection(list, address, narrow)
  const { state, currentPlant } = useCurrentPlant()
  const { plant, detail, fault } = state
  const selected = narrow ? address.plant : (plant?.id ?? null)
  const { configuration } = useServices()
  const original = layoutVariant(configuration.layoutVersion) === 'original'
  const rowsOf = (onSelect: typeof choose) => (
    <PlantList
      list={list}
      selected={selected}
      onSelect={onSelect}
      alone={narrow}
      faultShownBeside={!narrow && plant === null}
    />
  )

  // The index of this screen leads on to its first tab, which the list alone would never draw.
  if (pathname.replace(/\/$/, '') === '/plant/infos') return <Outlet />
  if (narrow && address.plant === null) return <div className="h-full">{rowsOf(choose)}</div>
  const back = narrow ? () => address.set({ plant: null }) : null
  // A plant known by its id alone has nothing to show until its detail is there.
  const bare = plant !== null && plant.name === null && detail !== 'ready'
  // Until the plant of the address is the current one, no page asks for the one before.
  const settled = address.plant === null || plant?.id === address.plant
  const listFailed = plant === null && list.rows.length === 0 && list.fault
  const shown = (
    <div className="flex-1 min-w-0 relative overflow-y-auto @container/plant print:block print:h-auto print:overflow-visible">
      {plant && !bare && (
        <>
          <PlantHeader plant={plant} limited={detail === 'failed'} back={back} />
          <PlantTabs plant={plant.id} />
          {settled && <Outlet key={plant.id} />}
        </>
      )}
      {plant === null && list.total === 0 && list.searched === '' && (
        <StatePage picture="created" title={t('nothing.title')}>
          <p>{t('nothing.text')}</p>
          <FirstPlant />
        </StatePage>
      )}
      {(plant === null ? list.loading : bare && !fault) && <PlantWaiting />}
      {listFailed && <ErrorState fault={listFailed} retry={list.retry} what={t('list.title')} />}
      {bare && fault && <ErrorState fault={fault} retry={currentPlant.retryDetail} what={t('detail')} />}
      {bare && fault && back && (
        <Button className="block my-4 mx-auto" onClick={back}>
          {t('header.back')}
        </Button>
      )}
    </div>
  )
  if (original && !narrow) {
    const list = (close: () => void) =>
      rowsOf((chosen) => {
        choose(chosen)
        close()
      })
    return (
      <OriginalFrame name={plant?.name ?? null} list={list}>
        {shown}
      </OriginalFrame>
    )
  }
  return (
    <div className="flex h-full min-h-0 print:block print:h-auto print:overflow-visible">
      {!narrow && <ListPane>{rowsOf(choose)}</ListPane>}
      {shown}
    </div>
  )
}
