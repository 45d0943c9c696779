import { scale } from '../../domain/values/quantity'
import { useText } from '../../kit/text/use-text'
import { Cell, momentOf } from './cell'
import type { PanelProps } from './panel-props'
import css from './wall.module.css'

const WIDTH = 600
const HEIGHT = 240

/** Power as this display has seen it since it was opened, a day at most: no call returns it for a whole fleet. */
export function Curve({ fleet: { samples }, now }: PanelProps) {
  const t = useText('wall')
  const [first] = samples
  const max = Math.max(1, ...samples.map(({ power }) => power ?? 0))
  const span = Math.max(1, (samples.at(-1)?.at ?? 0) - (first?.at ?? 0))
  const line = samples
    .filter(({ power }) => power !== null)
    .map(({ at, power }) => {
      const x = ((at - (first?.at ?? 0)) / span) * WIDTH
      return `${x.toFixed(1)},${(HEIGHT - ((power ?? 0) / max) * HEIGHT).toFixed(1)}`
    })
  const top = scale(max, 'W')
  return (
    <Cell title={first ? t('since', { time: momentOf(first.at, now) }) : t('panel.curve')}>
      {line.length > 1 && top && (
        <>
          <p>{`${top.digits}\u2009${top.unit}`}</p>
          <svg
            className={css['curve']}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <polygon points={`0,${HEIGHT} ${line.join(' ')} ${WIDTH},${HEIGHT}`} />
            <polyline points={line.join(' ')} />
          </svg>
        </>
      )}
      {line.length <= 1 && <p>{t('gathers')}</p>}
    </Cell>
  )
}
