import type { ReactNode } from 'react'
import {
  type PhaseReading,
  looksReversed,
  meterDirection,
  phasesAgree,
  phasesOf,
} from '../../domain/devices/phases'
import { read } from '../../domain/devices/readings'
import { type JudgedString, judgedStrings, stringsOf } from '../../domain/devices/strings'
import { carries } from '../../domain/energy/grid-type'
import { sunIsDown } from '../../domain/place/sun'
import { ToneMark } from '../../console/fields/tone-mark'
import { ToneWord } from '../../console/fields/tone-word'
import { ValueView } from '../../kit/figure/figure-view'
import { Panel } from '../../kit/panel/panel'
import { ScrollBox } from '../../kit/parts/scroll-box'
import { useText } from '../../kit/text/use-text'
import type { PartProps } from './part-props'
import { ReadingView } from './reading'
import css from './overview.module.css'

/** A table of figures; it scrolls sideways, by keys as well. */
export function Lines(props: { label: string; columns: readonly string[]; children: ReactNode }) {
  return (
    <ScrollBox className={`-mx-4 ${css['lines']}`} label={props.label}>
      <table className="w-full">
        <caption className="sr-only">{props.label}</caption>
        <thead>
          <tr>
            {props.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </ScrollBox>
  )
}

const TONES = { good: 'good', low: 'warning', zero: 'bad', resting: 'quiet', alone: 'quiet' } as const
const BARS = { good: 'bg-ink-soft', warning: 'bg-warning', bad: 'bg-error', quiet: 'bg-ink-soft' } as const

/** Trackers beside their sisters: the one that lags behind is seen at once. */
export function StringsPart({ readings }: PartProps) {
  const t = useText('device')
  const strings = judgedStrings(stringsOf(readings))
  if (strings.length === 0) return null
  const columns = ['tracker', 'voltage', 'current', 'power', 'sisters', 'verdict'].map((key) =>
    t(`strings.${key}`),
  )
  return (
    <Panel title={t('strings.title')}>
      <Lines label={t('strings.title')} columns={columns}>
        {strings.map((one) => (
          <tr key={one.number}>
            <th scope="row">{`PV${one.number}`}</th>
            <td>
              <ValueView value={one.voltage} unit="V" />
            </td>
            <td>
              <ValueView value={one.current} unit="A" />
            </td>
            <td>
              <ValueView value={one.power} unit="W" />
            </td>
            <td>
              <Share one={one} />
            </td>
            <td>
              <ToneWord tone={TONES[one.verdict]} word={t(`strings.is.${one.verdict}`)} />
            </td>
          </tr>
        ))}
      </Lines>
    </Panel>
  )
}

function Share({ one }: { one: JudgedString }) {
  return (
    <span className="hg-inline">
      <ValueView value={one.ofSisters} unit="%" />
      <i
        className={`h-1 rounded-[2px] ${BARS[TONES[one.verdict]]}`}
        aria-hidden="true"
        style={{ inlineSize: `${Math.min(100, one.ofSisters ?? 0) * 0.48}px` }}
      />
    </span>
  )
}

function Phases({ phases, label }: { phases: readonly PhaseReading[]; label: string }) {
  const t = useText('device')
  const measured = (['voltage', 'current', 'power'] as const).filter((key) =>
    phases.some((phase) => phase[key] !== null),
  )
  const units = { voltage: 'V', current: 'A', power: 'W' } as const
  return (
    <Lines label={label} columns={[t('phases.phase'), ...measured.map((key) => t(`strings.${key}`))]}>
      {phases.map((phase) => (
        <tr key={phase.name}>
          <th scope="row">{phase.name}</th>
          {measured.map((key) => (
            <td key={key}>
              <ValueView value={phase[key]} unit={units[key]} />
            </td>
          ))}
        </tr>
      ))}
    </Lines>
  )
}

export function OutputPart({ readings }: PartProps) {
  const t = useText('device')
  const phases = phasesOf(readings, 'output')
  if (phases.length === 0) return null
  return (
    <Panel
      title={t('phases.output')}
      extra={readings.has('A_Fo1') && <ReadingView reading={readings.get('A_Fo1')} />}
    >
      <Phases phases={phases} label={t('phases.output')} />
    </Panel>
  )
}

/** Phases of a meter, the way it counts now, and whether its clamp looks the wrong way round. */
export function MeterPart({ device, readings }: PartProps) {
  const t = useText('device')
  const plantText = useText('plant')
  const { plant, detail, speaks } = device
  const phases = phasesOf(readings, 'grid')
  const power = read(readings, 'PG_Pt1')
  const direction = meterDirection(power)
  const reversed = looksReversed({
    power: speaks ? power : null,
    sunIsDown:
      detail.collected !== null &&
      plant.latitude !== null &&
      plant.longitude !== null &&
      sunIsDown(detail.collected, plant.latitude, plant.longitude),
    hasBattery: carries(plant.gridType).has('battery'),
  })
  const agree = phasesAgree(phases, power)
  const wrong = reversed || agree === false
  if (phases.length === 0 && direction === null) return null
  return (
    <Panel
      title={t('phases.grid')}
      extra={
        direction !== null && (
          <span
            className="text-ink-soft text-caption py-0.5 px-2.5 border border-line rounded-[12px]"
            data-direction={direction}
          >
            {plantText(`flow.state.${direction}`)}
          </span>
        )
      }
    >
      {phases.length > 0 && <Phases phases={phases} label={t('phases.grid')} />}
      <p
        className={`hg-line mt-3 text-caption ${wrong ? 'text-ink [&>svg]:text-warning-ink' : 'text-ink-soft [&>svg]:text-success-ink'}`}
      >
        <ToneMark tone={wrong ? 'warning' : 'good'} />
        {t(reversed ? 'meter.reversed' : agree === false ? 'meter.apart' : 'meter.plausible')}
      </p>
    </Panel>
  )
}
