import { useEffect } from 'react'
import { MOST_RATIO } from '../../domain/energy/measured-ratio'
import { payable } from '../../domain/money/purchase'
import { calendarDate } from '../../domain/time/instant'
import { MISSING, printed, scale } from '../../domain/values/quantity'
import { insuranceCovers } from '../../transport/calls/insurance'
import { stationInformation } from '../../transport/calls/stations'
import { useCall } from '../../console/data/use-call'
import type { ViewProps } from '../../console/views/view-props'
import { SkeletonBlock } from '../../kit/panel/panel'
import { ErrorState } from '../../kit/states/states'
import { useLanguage, useText } from '../../kit/text/use-text'
import { RatioFact } from './ratio-fact'
import { useMeasuredRatio } from './use-measured-ratio'

/** Data of the chosen plant that go to the insurer, and the estimated price of the cover. */
export function QuoteFacts({ form }: ViewProps) {
  const t = useText('insurance')
  const words = useText('words')
  const language = useLanguage()
  const { plant: chosen, cover } = form?.values ?? {}
  const id = chosen === null || chosen === undefined || chosen === '' ? null : Number(chosen)
  const plant = useCall(['quote-plant', id, language], id === null ? null : stationInformation(id, language))
  const covers = useCall(['insurance-covers', 'all'], insuranceCovers())
  const offer = covers.data?.find((one) => one.id === cover)
  const { capacity = null, address, started, zone, latitude, longitude } = plant.data ?? {}
  const place = address ?? (latitude && longitude ? `${latitude}, ${longitude}` : MISSING)
  const price = offer?.price ?? null
  const premium =
    capacity === null || price === null ? null : payable(price * capacity, offer?.currency ?? null)
  const ratio = useMeasuredRatio(plant.data ?? null)
  const measured = ratio.kind === 'known' && ratio.measured ? ratio.measured.ratio : null
  const known = measured !== null && measured <= MOST_RATIO ? measured : null
  useEffect(() => {
    form?.put('performanceRatio', known)
    // oxlint-disable-next-line react/exhaustive-deps -- what is put is new with the figure, not with the form
  }, [known])
  return (
    <>
      {form?.row('plant')}
      {form?.row('cover')}
      {form?.row('history')}
      <p className="max-w-[72ch]">
        {t(form?.values['history'] === true ? 'toldWithAlarms' : 'told')}
        {known !== null && ` ${t('toldRatio')}`}
      </p>
      {plant.loading && <SkeletonBlock height={40} />}
      {plant.data === undefined && plant.fault && <ErrorState fault={plant.fault} retry={plant.retry} />}
      {plant.data && (
        <dl className="hg-wrap gap-x-8 gap-y-2 [&_dt]:text-caption [&_dd]:tabular-nums">
          <div>
            <dt>{words('fields.capacity')}</dt>
            <dd>{printed(scale(capacity, 'kWp'))}</dd>
          </div>
          <div>
            <dt>{words('fields.started')}</dt>
            <dd>{started && zone ? calendarDate(started, zone) : MISSING}</dd>
          </div>
          <div>
            <dt>{words('fields.place')}</dt>
            <dd>{place}</dd>
          </div>
          <RatioFact state={ratio} />
          <div>
            <dt>{t('estimate')}</dt>
            <dd>{premium ?? MISSING}</dd>
          </div>
        </dl>
      )}
      {plant.data && ratio.kind === 'failed' && <ErrorState fault={ratio.fault} retry={ratio.retry} />}
    </>
  )
}
