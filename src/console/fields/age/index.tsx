import { freshness } from '../../../domain/freshness'
import { formatInstant } from '../../../domain/instant'
import { plausibleEpoch } from '../../../domain/plausible'
import { useNow } from '../../use-now'
import { useShownZone } from '../../use-preferences'
import { useLanguage } from '../../use-text'
import { instant } from '../instant/index'
import type { CellProps, FieldView } from '../types'
import { ToneMark } from '../tone-mark'
import { since } from './since'

/** Usual upload interval, s (screens 0); whether the sun is up is not known here. */
const INTERVAL = 300

function Cell({ plan, name, value, zone: ofPlant }: CellProps) {
  const zone = useShownZone()(ofPlant) ?? 'UTC'
  const now = useNow()
  const language = useLanguage()
  const epoch = plausibleEpoch(value)
  const fresh = freshness({ lastUpdate: epoch, now, interval: INTERVAL, asleep: false })
  const { age } = fresh
  const field = plan.fields[name]
  const kind = field?.kind === 'age' && field.calm ? null : fresh.kind
  if (epoch === null || age === null) return null
  return (
    <time
      className="hg-cell-line hg-tone"
      data-tone={kind === 'stale' ? 'warning' : kind === 'late' ? 'quiet' : undefined}
      dateTime={new Date(epoch * 1000).toISOString()}
      title={`${formatInstant(epoch, zone)}${zone === 'UTC' ? ' UTC' : ''}`}
    >
      {kind === 'stale' && <ToneMark tone="warning" />}
      {since(age, language)}
    </time>
  )
}

export const age: FieldView = { ...instant, Cell }
