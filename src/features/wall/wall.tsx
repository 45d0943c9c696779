import { clocksAt, clockZones, isOld, panelsAt, shiftAt, type WallSetup } from '../../domain/fleet/wall'
import { faultKey } from '../../domain/faults/fault'
import { exactQuotient } from '../../domain/values/decimal'
import type { EpochSeconds } from '../../domain/plants/reading'
import { localTime } from '../../domain/time/instant'
import { InLanguage } from '../../console/text/in-language'
import { useLanguage, useText } from '../../kit/text/use-text'
import { useNow } from '../../kit/time/use-now'
import { momentOf } from './cell'
import { WallMap } from './map'
import { WallPart } from './panels'
import { Ticker } from './ticker'
import { type Fleet, useFleet } from './use-fleet'
import { Value } from './value'
import cell from './cell.module.css'
import css from './wall.module.css'

interface WallProps {
  readonly setup: WallSetup
  readonly title: string
  /** 3 inside a screen that has headings of its own: there the title is none. */
  readonly level?: 1 | 3
}

/** A fleet on a wall (screens 12): read from afar, by nobody's hand; it fills whatever it stands in. */
export const Wall = (props: WallProps) => (
  <InLanguage language={props.setup.language}>
    <Picture {...props} />
  </InLanguage>
)

function Picture({ setup, title, level = 1 }: WallProps) {
  const now = useNow(5)
  const language = useLanguage()
  const plants = useText('plants')
  const Heading = level === 1 ? 'h1' : 'p'
  // States of plants follow the sun, which needs no seconds.
  const minute = Math.floor(now / 60) * 60
  const fleet = useFleet(minute)
  const { x, y } = setup.shift ? shiftAt(now) : { x: 0, y: 0 }
  const panels = panelsAt(setup, now)
  const half = Math.ceil(panels.length / 2)
  const sides = [panels.slice(0, half), panels.slice(half)].filter(({ length }) => length > 0)
  const side = (at: number) =>
    sides[at] && (
      <div className={css['side']}>
        {sides[at].map((panel) => (
          <WallPart key={panel} panel={panel} fleet={fleet} setup={setup} now={now} />
        ))}
      </div>
    )
  return (
    <div className={css['wall']} data-theme={setup.theme} lang={language}>
      <div
        className={css['picture']}
        data-sides={sides.length}
        style={{ translate: `calc(${x} * var(--u)) calc(${y} * var(--u))` }}
      >
        <header className={css['head']}>
          <Heading>{title}</Heading>
          {fleet.figures && (
            <p className={css['count']}>
              <Value value={fleet.figures.plants} unit="count" /> <small>{plants('many')}</small>
            </p>
          )}
          <Standing fleet={fleet} now={now} />
          <div className={css['clocks']}>
            {clocksAt(clockZones(fleet.plants, now), now).map((zone) => {
              const { time, abbreviation, offset } = localTime(now, zone)
              return (
                <time key={zone} title={zone}>
                  {time} <small>{abbreviation || offset}</small>
                </time>
              )
            })}
          </div>
        </header>
        <Figures fleet={fleet} />
        {side(0)}
        <WallMap plants={fleet.plants} now={minute} />
        {side(1)}
        {setup.panels.includes('ticker') && <Ticker setup={setup} now={now} />}
      </div>
    </div>
  )
}

/** How current the figures are: a connection that is lost since, old ones, a fleet that sleeps. */
function Standing({ fleet, now }: { fleet: Fleet; now: EpochSeconds }) {
  const t = useText('wall')
  const { fault, updated, asleep } = fleet
  const say = () => {
    if (fault && updated === null) return t(faultKey(fault))
    if (fault && updated !== null) return t('lost', { time: momentOf(updated, now) })
    if (updated !== null && isOld(updated, now, asleep)) return t('asOf', { time: momentOf(updated, now) })
    return asleep ? t('asleep') : null
  }
  const text = say()
  return (
    <p role="status" className={css['standing']} data-bad={fault !== null}>
      {text}
    </p>
  )
}

function Figures({ fleet: { figures } }: { fleet: Fleet }) {
  const t = useText('wall')
  const plant = useText('plant')
  const compared = figures?.compared
  const share = compared ? exactQuotient(compared.energy * 100, compared.expected) : null
  const list = [
    ['power', plant('kpi.name.power'), figures?.power, 'W'],
    ['today', plant('kpi.name.today'), figures?.today, 'kWh'],
    ['expected', t('expected'), share, '%'],
    ['total', plant('kpi.name.total'), figures?.total, 'kWh'],
    ['capacity', plant('strip.capacity'), figures?.capacity, 'kWp'],
    ['online', plant('status.online'), figures?.online, '%'],
  ] as const
  return (
    <dl className={css['figures']}>
      {list.map(([key, name, value, unit]) => (
        <div key={key} className={cell['tile']}>
          <dt>{name}</dt>
          <dd>
            <Value value={value ?? null} unit={unit} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
