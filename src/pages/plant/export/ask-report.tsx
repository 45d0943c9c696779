import type { ExportJob } from '../../../domain/export/jobs'
import type { Zone } from '../../../domain/plants/reading'
import { Button } from '../../../kit/button/button'
import { Dialog } from '../../../kit/dialog/dialog'
import { useText } from '../../../kit/text/use-text'
import { YearlyRight } from './yearly-right'

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
  return (
    <Dialog
      title={t('report.ask')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{engine('form.cancel')}</Button>
          <Button kind="primary" onClick={onAsk}>
            {t('report.ask')}
          </Button>
        </>
      }
    >
      <p>{t('report.once')}</p>
      <p>
        <YearlyRight jobs={jobs} zone={zone} refused={null} />
      </p>
    </Dialog>
  )
}
