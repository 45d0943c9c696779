import { Fragment, type ComponentType } from 'react'
import { Link } from 'react-router'
import { efficiencyOf, fullPowerHoursOf } from '../../domain/devices/device-kpis'
import { type DevicePart, figuresOf, shapeOf } from '../../domain/devices/device-parts'
import { readingsOf } from '../../domain/devices/readings'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { useResourceText } from '../../console/text/use-resource-text'
import { spokenAge } from '../../features/plants/age'
import { useNow } from '../../kit/time/use-now'
import { ValueView } from '../../kit/figure/figure-view'
import { StatePage } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'
import { BatteryPart, RoundTripPart } from './battery-parts'
import { CellsPart } from './cells-part'
import { EfficiencyPart } from './efficiency-part'
import { ChildrenPart, SignalPart, UptimePart } from './logger-parts'
import { MeterPart, OutputPart, StringsPart } from './line-tables'
import { PartialNote } from './partial-note'
import { ReadingView } from './reading'
import { SignalDaysPart } from './signal-days-part'
import { SpreadPart } from './spread-part'
import { MonthFigure } from './month-figure'
import { Checklist } from './checklist'
import type { PartProps } from './part-props'
import type { DeviceInSight } from './use-device'
import css from './overview.module.css'

const PARTS: Readonly<Record<DevicePart, ComponentType<PartProps>>> = {
  strings: StringsPart,
  output: OutputPart,
  efficiency: EfficiencyPart,
  spread: SpreadPart,
  battery: BatteryPart,
  cells: CellsPart,
  roundTrip: RoundTripPart,
  meter: MeterPart,
  signal: SignalPart,
  signalDays: SignalDaysPart,
  uptime: UptimePart,
  children: ChildrenPart,
}

/** What a device of its type is looked at for: its figures, then its parts. */
export function Overview({ device }: { device: DeviceInSight }) {
  const t = useText('device')
  const { detail } = device
  const { parts } = shapeOf(detail.type)
  const readings = readingsOf(detail)
  if (detail.collected === null && parts.every((part) => part !== 'children'))
    return (
      <StatePage picture="created" level={2} title={t('never.title')}>
        <p>{t('never.text')}</p>
        <Checklist logger={loggerOf(detail)} />
      </StatePage>
    )
  return (
    <div className={`hg-stack gap-4 ${css['overview']} items-start grid-cols-2 max-[900px]:grid-cols-1`}>
      <Silent device={device} />
      <PartialNote device={device} logger={loggerOf(detail)} />
      <Figures device={device} readings={readings} />
      {parts.map((part) => {
        const Part = PARTS[part]
        return <Part key={part} device={device} readings={readings} />
      })}
    </div>
  )
}

/** A device that is silent shows what it said last, and says so first. */
function Silent({ device }: { device: DeviceInSight }) {
  const t = useText('device')
  const plant = useText('plant')
  const now = useNow(30)
  const logger = loggerOf(device.detail)
  const { collected } = device.detail
  if (device.speaks || collected === null) return null
  const { key, count } = spokenAge(Math.max(0, now - collected))
  const age = plant(`age.${key}`, { count })
  return (
    <p className={css['silent']} role="note" data-state={device.state}>
      {t(device.state === 'asleep' ? 'silent.asleep' : 'silent.offline', { age })}{' '}
      {logger && (
        <Link to={`/communicationReport?serial=${encodeURIComponent(logger)}`}>{t('checks.way')}</Link>
      )}
    </p>
  )
}

/** A logger is its own; the others hang on one. */
const loggerOf = ({ type, serial, gatewaySerial }: DeviceInSight['detail']) =>
  type === 'COLLECTOR' ? serial : gatewaySerial

function Figures({ device, readings }: PartProps) {
  const t = useText('device')
  const text = useResourceText(useSignedInServices().plans.get('devices'))
  const keys = figuresOf(device.detail)
  const { produces } = shapeOf(device.detail.type)
  const hours = produces ? fullPowerHoursOf(readings, device.row?.capacity ?? null) : null
  if (keys.length === 0) return null
  return (
    <dl className={`hg-stack hg-card col-span-full ${css['figures']}`} aria-label={t('figures')}>
      {keys.map((key) => {
        const reading = readings.get(key)
        return (
          <Fragment key={key}>
            <div>
              <dt>{reading?.label ?? key}</dt>
              <dd>
                <ReadingView reading={reading} size="figure" />
              </dd>
            </div>
            {produces && key === 'DPi_t1' && (
              <div>
                <dt>{text.field('efficiency')}</dt>
                <dd>
                  <ValueView value={efficiencyOf(readings)} unit="%" size="figure" />
                </dd>
              </div>
            )}
          </Fragment>
        )
      })}
      {produces && <MonthFigure device={device} readings={readings} />}
      {hours !== null && (
        <div>
          <dt>{text.field('fullPowerHoursToday')}</dt>
          <dd>
            <ValueView value={hours} unit="h" size="figure" />
          </dd>
        </div>
      )}
    </dl>
  )
}
