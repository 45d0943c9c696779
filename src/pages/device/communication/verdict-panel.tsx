import { type Communication, type Verdict } from '../../../domain/devices/communication'
import type { ChainPart } from '../../../domain/devices/communication-chain'
import { ToneMark } from '../../../console/fields/tone-mark'
import { spokenAge } from '../../../features/plants/age'
import { useText } from '../../../kit/text/use-text'

const TONES = { online: 'good', late: 'warning', asleep: 'quiet', silent: 'bad', never: 'bad' } as const
const EDGES = {
  good: 'border-s-success',
  warning: 'border-s-warning',
  quiet: 'border-s-line-strong',
  bad: 'border-s-error',
} as const

/** The words of a plant's status, for the same thing. */
const STATUS = { online: 'online', asleep: 'asleep', silent: 'offline', never: 'never' } as const

interface VerdictProps {
  readonly report: Communication
  readonly verdict: Verdict
  readonly broken: ChainPart | null
  readonly now: number
}

/** One word, one sentence, one next step. */
export function VerdictPanel({ report, verdict, broken, now }: VerdictProps) {
  const t = useText('communication')
  const plant = useText('plant')
  const { lastUpload } = report
  const age = spokenAge(Math.max(0, now - (lastUpload ?? now)))
  const known = broken !== null && verdict !== 'never' && broken !== 'internet' && broken !== 'server'
  return (
    <section
      className={`hg-stack gap-1 hg-card p-4 border-s-4 ${EDGES[TONES[verdict]]}`}
      data-tone={TONES[verdict]}
      aria-live="polite"
    >
      <h2 className="hg-cell-line hg-tone text-figure" data-tone={TONES[verdict]}>
        <ToneMark tone={TONES[verdict]} />
        {verdict === 'late' ? t('verdict.late') : plant(`status.${STATUS[verdict]}`)}
      </h2>
      <p className="text-ink-soft">
        <span className="tabular-nums">{report.serial}</span>
        {' · '}
        {lastUpload === null
          ? t('notHeard')
          : t('heard', { age: plant(`age.${age.key}`, { count: age.count }) })}
      </p>
      <p>{t(`next.${known ? broken : verdict}`)}</p>
    </section>
  )
}
