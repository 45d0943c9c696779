import type { ExportJob } from '../../../domain/export/jobs'
import { backAfter } from '../../../domain/people/account-export'
import type { Zone } from '../../../domain/plants/reading'
import { formatInstant } from '../../../domain/time/instant'
import { Dialog } from '../../../kit/dialog/dialog'
import { useText } from '../../../kit/text/use-text'

interface AskProps {
  readonly jobs: readonly ExportJob[]
  readonly zone: Zone
  onClose(): void
  onAsk(): void
}

/** The server's report may be the account's one of the year (code 48): said before it is spent. */
export function AskReport({ jobs, zone, onClose, onAsk }: AskProps) {
  const t = useText('plant-export')
  const engine = useText('engine')
  const last = jobs.find(({ order, size }) => order.draft.template === 'report' && size !== null)
  const day = (at: number) => formatInstant(at, zone).slice(0, 10)
  return (
    <Dialog
      title={t('report.ask')}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="hg-button" onClick={onClose}>
            {engine('form.cancel')}
          </button>
          <button type="button" className="hg-button hg-button-primary" onClick={onAsk}>
            {t('report.ask')}
          </button>
        </>
      }
    >
      <p>{t('report.once')}</p>
      <p>
        {last
          ? t('report.last', { day: day(last.created), next: day(backAfter(last.created)) })
          : t('report.never')}
      </p>
    </Dialog>
  )
}
