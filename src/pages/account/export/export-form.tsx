import { useState } from 'react'
import {
  askedExport,
  backAfter,
  EXPORT_FORMATS,
  type ExportFormat,
  type ExportQuota,
  sizeText,
  usedUntil,
} from '../../../domain/people/account-export'
import { isRefusal } from '../../../domain/faults/fault'
import { MISSING } from '../../../domain/values/quantity'
import { AskDialog } from '../../../console/record/ask-dialog'
import { useServices } from '../../../console/services/services-context'
import { Button } from '../../../kit/button/button'
import { useText } from '../../../kit/text/use-text'
import { useNow } from '../../../kit/time/use-now'
import { exportAccount } from '../../../transport/calls/account-export'
import { faultOf } from '../../../transport/fault-error'
import { Choice } from '../choice'
import { useMoment } from '../moment'
import { Section } from '../section'
import { PlantChoice } from './plant-choice'

const CONTENTS = ['account', 'plants', 'devices'] as const

/** What the file holds and how large it gets; the right is named before it is spent, and spent once. */
export function ExportForm(props: { quota: ExportQuota; onAsked(): void }) {
  const { quota, onAsked } = props
  const t = useText('account-export')
  const says = useText('faults')
  const words = useText('engine')
  const { send, notices } = useServices()
  const moment = useMoment()
  const now = useNow()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [format, setFormat] = useState<ExportFormat>('JSON')
  /** Of one export, however often its button is pressed. */
  const [key, setKey] = useState<string | null>(null)
  const { count, over, bytes } = askedExport(quota, chosen)
  const until = usedUntil(quota, now)
  const values = { count: count ?? MISSING, most: quota.most ?? MISSING }
  return (
    <Section title={t('new')}>
      <ul className="hg-marks hg-stack gap-1">
        {CONTENTS.map((one) => (
          <li key={one}>{t(`contents.${one}`)}</li>
        ))}
      </ul>
      <PlantChoice chosen={chosen} onChange={setChosen} invalid={over}>
        <span className="tabular-nums">{t('count', values)}</span>
        {over && <span className="text-error-ink"> {says('49')}</span>}
      </PlantChoice>
      <Choice<ExportFormat>
        name="format"
        label={t('format')}
        value={format}
        of={EXPORT_FORMATS.map((value) => ({ value, text: t(`formats.${value}`) }))}
        onChange={setFormat}
      />
      <p className="text-ink-soft">{t('size', { size: sizeText(bytes) ?? MISSING })}</p>
      <div className="hg-wrap">
        <Button
          kind="primary"
          disabled={over || until !== null}
          onClick={() => setKey(`${Math.floor(now)}-${Math.random().toString(36).slice(2, 12)}`)}
        >
          {words('export.title')}
        </Button>
      </div>
      {key !== null && (
        <AskDialog
          title={t('new')}
          sentences={
            until === null
              ? [t('count', values), t('spends', { date: moment(backAfter(now)) })]
              : [`${t('last')}: ${moment(quota.last)}`, `${t('next')}: ${moment(until)}`]
          }
          button={words('export.title')}
          ready={until === null}
          send={async () => {
            try {
              await send(exportAccount({ plants: chosen.length === 0 ? null : chosen, format, key }))
            } catch (error) {
              // It was used elsewhere meanwhile: the server knows when.
              if (isRefusal(faultOf(error), '48')) onAsked()
              throw error
            }
          }}
          onDone={() => {
            setKey(null)
            onAsked()
            notices.provider.open({ type: 'success', key: 'export', message: t('begun') })
          }}
          onClose={() => {
            setKey(null)
            // An answer that was lost may have been a yes.
            onAsked()
          }}
        />
      )}
    </Section>
  )
}
