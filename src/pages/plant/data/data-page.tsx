import { Suspense, useState } from 'react'
import { lazyPart } from '../../../kit/parts/lazy-part'
import { useServices } from '../../../console/services/services-context'
import { useSignedInServices } from '../../../console/services/signed-in-context'
import { NamedView } from '../../../console/views/named-view'
import { useCurrentPlant } from '../../../console/data/use-current-plant'
import { carries } from '../../../domain/energy/grid-type'
import { layoutVariant } from '../../../domain/plants/layout-version'
import type { Plant } from '../../../domain/plants/reading'
import { useLive } from '../../../features/plants/use-live'
import { AlertsPanel } from '../../../features/alarms/alerts-panel'
import { BalancePanel } from './balance-panel'
import { BenefitPanel } from './benefit-panel'
import { DayCurvePanel } from './day-curve'
import { EnergyFlow } from './energy-flow'
import { EnergyPanel } from './energy-panel'
import { KpiStrip } from './kpi-strip'
import { StatusStrip } from './status-strip'
import { WeatherPanel } from './weather-panel'
import { YesterdayPanel } from './yesterday-panel'
import css from './data-page.module.css'

const NeverReported = lazyPart(() => import('./never-reported').then((part) => part.NeverReported))

/**
 * The plant's dashboard (screens 2): a grid of twelve, or two fixed columns in the original layout. Each panel
 * asks, fails and recovers alone.
 */
export function DataPage() {
  const { state } = useCurrentPlant()
  return state.plant && <Dashboard plant={state.plant} />
}

function Dashboard({ plant }: { plant: Plant }) {
  const { configuration } = useServices()
  const { plans } = useSignedInServices()
  const live = useLive(plant)
  // Held here: the first data may come, and the panel go, while its dialog is open.
  const [adding, setAdding] = useState(false)
  const lastUpdate = live.data?.lastUpdate ?? plant.lastUpdate
  const never = live.data !== undefined && lastUpdate === null && plant.productionTotal === null
  // Which panels there are depends on the grid type, so the grid waits for nothing else.
  const consumes = carries(plant.gridType).has('consumption')
  return (
    <div className={`hg-stack gap-3 ${css['page']}`} data-layout={layoutVariant(configuration.layoutVersion)}>
      <div className="low:order-1">
        <StatusStrip plant={plant} />
      </div>
      {never ? (
        <div>
          <Suspense>
            <NeverReported plant={plant} onAdd={() => setAdding(true)} />
          </Suspense>
        </div>
      ) : (
        <>
          <YesterdayPanel plant={plant} />
          {/* The numbers first: they are what one comes for, and a picture of energy fills a phone. */}
          <div>
            <KpiStrip plant={plant} />
          </div>
          <div className={css['flow']}>
            <EnergyFlow plant={plant} />
          </div>
          <div className={css['day']}>
            <DayCurvePanel plant={plant} />
          </div>
          <div className={consumes ? css['energy'] : undefined}>
            <EnergyPanel plant={plant} />
          </div>
          {consumes && (
            <div className={css['balance']}>
              <BalancePanel plant={plant} />
            </div>
          )}
        </>
      )}
      <div className={css['third']}>
        <WeatherPanel plant={plant} />
      </div>
      <div className={css['third']}>
        <BenefitPanel plant={plant} />
      </div>
      <div className={css['third']}>
        <AlertsPanel plant={plant} />
      </div>
      {adding && (
        <NamedView
          name="addDevices"
          plan={plans.get('gateways')}
          records={[]}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}
