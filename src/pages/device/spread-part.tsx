import { sisterSpread } from '../../domain/devices/sister-spread'
import { printed, scale } from '../../domain/values/quantity'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { useResourceText } from '../../console/text/use-resource-text'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useText } from '../../kit/text/use-text'
import { Facts, Line } from './battery-parts'
import type { PartProps } from './part-props'
import css from './curves.module.css'

const UNITS = { production: 'W', productionToday: 'kWh' } as const

/** How the devices of its type at the plant are spread, and where this one stands. */
export function SpreadPart({ device }: PartProps) {
  const t = useText('device')
  const text = useResourceText(useSignedInServices().plans.get('devices'))
  const { detail, beside } = device
  const spread = detail.id === null ? null : sisterSpread(beside.data?.rows ?? [], detail.id)
  const unit = UNITS[spread?.of ?? 'production']
  const highest = Math.max(1, ...(spread?.bars ?? []).map(({ devices }) => devices))
  const figure = text.field(spread?.of ?? 'production')
  return (
    <Panel
      title={t('spread.title')}
      state={beside}
      skeleton={<SkeletonBlock height={220} />}
      empty={spread === null ? { kind: 'quiet', text: t('spread.none') } : null}
      extra={
        spread?.place != null && (
          <span>{t('spread.place', { place: spread.place, number: spread.number })}</span>
        )
      }
    >
      {spread && (
        <>
          <table className={`w-full tabular-nums ${css['bars']} mb-3`}>
            <caption className="sr-only">{t('spread.title')}</caption>
            <thead>
              <tr>
                <th className="text-ink-soft text-caption whitespace-nowrap" scope="col">
                  {figure}
                </th>
                <th className="text-ink-soft text-caption whitespace-nowrap" scope="col" colSpan={2}>
                  {t('spread.devices')}
                </th>
              </tr>
            </thead>
            <tbody>
              {spread.bars.toReversed().map(({ from, to, devices, mine }) => (
                <tr key={from}>
                  <th
                    className="text-ink-soft text-caption whitespace-nowrap"
                    scope="row"
                  >{`${printed(scale(from, unit))} – ${printed(scale(to, unit))}`}</th>
                  <td className="w-full">
                    <span className="hg-line min-h-7">
                      <i
                        className={`flex-none h-3.5 rounded-[2px] ${mine ? 'bg-primary' : 'bg-line-strong'}`}
                        aria-hidden="true"
                        // The digits have the same room in each row: bars are as long as what they count.
                        style={{ inlineSize: `calc((100% - 3rem) * ${devices / highest})` }}
                      />
                      <span className="text-caption">{devices}</span>
                    </span>
                  </td>
                  <td className="text-caption font-semibold whitespace-nowrap">{mine && t('spread.mine')}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Facts>
            <Line name={figure} value={spread.value} unit={unit} />
            <Line name={t('spread.median')} value={spread.median} unit={unit} />
            <Line name={t('strings.sisters')} value={spread.ofMedian} unit="%" />
          </Facts>
        </>
      )}
    </Panel>
  )
}
