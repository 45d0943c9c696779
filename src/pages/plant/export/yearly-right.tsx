import { type ExportJob, lastReport } from '../../../domain/export/jobs'
import { backAfter } from '../../../domain/people/account-export'
import type { EpochSeconds, Zone } from '../../../domain/plants/reading'
import { formatInstant } from '../../../domain/time/instant'
import { useText } from '../../../kit/text/use-text'

interface YearlyRightProps {
  readonly jobs: readonly ExportJob[]
  readonly zone: Zone
  /** When the server refused the report with code 48; null before it is asked for. */
  readonly refused: EpochSeconds | null
}

/** When the report was used and comes back. A refusal does not say: then a year after it is the latest. */
export function YearlyRight({ jobs, zone, refused }: YearlyRightProps) {
  const t = useText('plant-export')
  const day = (at: EpochSeconds) => formatInstant(at, zone).slice(0, 10)
  const last = lastReport(jobs)
  if (last !== null && (refused === null || backAfter(last) > refused))
    return t('report.last', { day: day(last), next: day(backAfter(last)) })
  return refused === null ? t('report.never') : t('report.latest', { day: day(backAfter(refused)) })
}
