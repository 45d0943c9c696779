import { freshness } from '../../../domain/time/freshness'
import { zonedInstant } from '../../../domain/time/instant'
import { plausibleEpoch } from '../../../domain/values/plausible'
import { useNow } from '../../../kit/time/use-now'
import { useShownZone } from '../../data/use-preferences'
import { useLanguage } from '../../../kit/text/use-text'
import { instant } from '../instant/index'
import { ownZone } from '../own-zone'
import type { CellProps, FieldView } from '../types'
import { ToneMark } from '../tone-mark'
import { since } from './since'

/** Usual upload interval, s (screens 0); whether the sun is up is not known here. */
const INTERVAL = 300

function Cell({ plan, name, value, zone: ofPlant }: CellProps) {
  const zone = useShownZone()(ofPlant) ?? ownZone()
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
      title={zonedInstant(epoch, zone)}
    >
      {kind === 'stale' && <ToneMark tone="warning" />}
      {since(age, language)}
    </time>
  )
}

export const age: FieldView = { ...instant, Cell }
