import { useState } from 'react'
import { MISSING } from '../../domain/values/quantity'
import { useAnnounceFailure } from '../../console/record/use-write'
import { useServices } from '../../console/services/services-context'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import type { Party } from '../../domain/money/billing-records'
import { saveBlob } from '../../kit/browser/save-file'
import { Button } from '../../kit/button/button'
import { Icon } from '../../kit/icon/icon'
import { useLanguage, useText } from '../../kit/text/use-text'
import { stationInformation } from '../../transport/calls/stations'
import { faultOf } from '../../transport/fault-error'
import type { Receipt } from './receipt-paper'

type Record = Receipt & { readonly plant?: number | null; readonly zone?: string | null }

/** To whom a purchase was billed and who sold it, how its tax was rounded, and the receipt as a file or on paper. */
export function ReceiptPayer({ plan, records }: ViewProps) {
  const t = useText('billing')
  const paper = useText('communication')
  const words = useText('words')
  const text = useResourceText({ name: 'invoice-data' })
  const order = records[0] as Record | undefined
  const line = (name: keyof Party) => (name === 'address' ? words('fields.address') : text.field(name))
  const party = (one: Party | undefined) => (
    <dl className="hg-wrap gap-x-8 mb-2">
      {(['name', 'address', 'taxNumber'] as const).map((name) => (
        <div key={name}>
          <dt className="text-caption">{line(name)}</dt>
          <dd className="min-h-9 font-semibold tabular-nums whitespace-pre-line">{one?.[name] ?? MISSING}</dd>
        </div>
      ))}
    </dl>
  )
  const save = useReceipt({ plan, order, line })
  return (
    <div className="justify-items-start hg-stack">
      {party(order?.billedTo)}
      <section aria-label={t('seller')}>
        <h3>{t('seller')}</h3>
        {party(order?.seller)}
      </section>
      <p className="text-ink-soft text-caption">{t('taxNote')}</p>
      <div className="hg-wrap">
        <Button aria-busy={save.busy} onClick={() => void save.run()}>
          <Icon name="download" size={16} /> {t('savePdf')}
        </Button>
        <Button onClick={() => window.print()}>{paper('share.print')}</Button>
      </div>
    </div>
  )
}

/** Makes the file of a receipt, and saves it. */
function useReceipt(props: {
  plan: ViewProps['plan']
  order: Record | undefined
  line(name: keyof Party): string
}) {
  const { plan, order, line } = props
  const t = useText('billing')
  const plant = useText('plant')
  const language = useLanguage()
  const text = useResourceText(plan)
  const { send } = useServices()
  const announce = useAnnounceFailure()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    if (busy || order === undefined) return
    setBusy(true)
    try {
      const id = order.plant ?? null
      const [{ pdfOf }, { receiptPaper }, station] = await Promise.all([
        import('../../kit/paper/pdf'),
        import('./receipt-paper'),
        id === null ? null : send(stationInformation(id, language)),
      ])
      const page = receiptPaper(order, {
        language,
        title: text.field('receipt'),
        plant:
          id === null
            ? null
            : { label: text.field('plant'), name: station?.name ?? plant('unnamed', { id }) },
        zone: order.zone ?? null,
        billedTo: text.section('payer'),
        seller: t('seller'),
        sum: text.section('sum'),
        note: t('taxNote'),
        field: (name) => text.field(name),
        party: line,
      })
      saveBlob(`${order.receipt ?? String(order.id)}.pdf`, await pdfOf(page))
    } catch (error) {
      announce(faultOf(error), t('savePdf'))
    }
    setBusy(false)
  }
  return { busy, run }
}
