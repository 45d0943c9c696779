import { useCall } from '../../../console/data/use-call'
import { FigureView } from '../../../kit/figure/figure-view'
import { Panel, SkeletonBox } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { benefit, DEFAULT_FACTORS, treesOf } from '../../../domain/money/benefit'
import { figure } from '../../../domain/values/figure'
import { lifetimeGate } from '../../../domain/energy/gates'
import type { Plant } from '../../../domain/plants/reading'
import { energySaved } from '../../../transport/calls/operating'
import { useNow } from '../../../kit/time/use-now'
import { useSystemId } from './use-day'

/** What the lifetime production spared (C73), with the factors by which it is counted (domain 9). */
export function BenefitPanel({ plant }: { plant: Plant }) {
  const t = useText('plant')
  const now = useNow(3600)
  const system = useSystemId(plant)
  const state = useCall(['saved', plant.id, system], system === null ? null : energySaved(system), {
    every: 3600,
  })
  const { data } = state
  const years = plant.started === null ? null : (now - plant.started) / 31_556_952
  const total = figure({
    value: data?.production ?? null,
    unit: 'kWh',
    formula: 'productionTotal',
    source: { call: 'C73', field: 'generationValueTotal' },
    gate: lifetimeGate(plant.capacity, years),
  })
  // Consequences of a number that cannot be true are not shown either.
  const doubtful = total.quality === 'quarantined'
  const computed = benefit(total.value)
  const co2 = data?.co2 ?? computed.co2
  // The server counts its trees by another factor than its tonnes; here one factor feeds both.
  const shown = { co2, coal: data?.coal ?? computed.coal, trees: treesOf(co2) }
  const item = (key: 'co2' | 'coal' | 'trees') =>
    figure({
      value: doubtful ? null : shown[key],
      unit: key === 'trees' ? 'count' : 't',
      formula: `benefit.${key}`,
      inputs: [{ name: 'productionTotal', value: total.value, unit: 'kWh' }],
      method: key === 'trees' || data?.[key] == null ? 'computed' : 'server',
    })
  return (
    <Panel
      title={t('benefit.title')}
      state={state}
      skeleton={<SkeletonBox className="h-63" />}
      empty={doubtful ? { kind: 'unmeasured', text: t('benefit.doubtful') } : null}
      footer={
        doubtful
          ? null
          : t('benefit.factors', {
              co2: DEFAULT_FACTORS.co2,
              coal: DEFAULT_FACTORS.coal,
              tree: DEFAULT_FACTORS.perTree,
            })
      }
    >
      <dl className="hg-column justify-around h-full min-h-45">
        {(['co2', 'coal', 'trees'] as const).map((key) => (
          <div
            className="hg-line gap-3 justify-between py-3 border-t border-t-line first:border-t-0"
            key={key}
          >
            <dt className="hg-line">
              <BenefitIcon kind={key} />
              {t(`benefit.${key}`)}
            </dt>
            <dd>
              <FigureView figure={item(key)} size="figure" />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

const PATHS = {
  co2: 'M7.5 16a3.8 3.8 0 0 1 0-7.5 5 5 0 0 1 9.4 1.2A3.2 3.2 0 0 1 16.8 16zM9 19.5h6',
  coal: 'm6 10 4-4 6 1 3 5-2 6-7 1-5-4zM10 6l2 6 7 0M12 12l-2 7',
  trees: 'M12 3 7 10h3l-4 6h12l-4-6h3zM12 16v5',
}

function BenefitIcon({ kind }: { kind: keyof typeof PATHS }) {
  return (
    <svg className="text-success-ink" viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
      <path
        d={PATHS[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
