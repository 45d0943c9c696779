import type { FirmwareRelease } from '../../domain/devices/device-firmware'
import { MISSING } from '../../domain/values/quantity'
import { ToneMark } from '../../console/fields/tone-mark'
import { useText } from '../../kit/text/use-text'
import { RISK_TONES } from './risk-tones'
import css from './control.module.css'

/** What installing a version does to the plant meanwhile, and how much may go wrong. */
export function ReleaseFacts({ release }: { release: FirmwareRelease }) {
  const t = useText('device')
  const risk = release.risk ?? 'high'
  const minutes = release.minutes ?? MISSING
  return (
    <dl className={css['facts']}>
      <dt>{t('control.effect')}</dt>
      <dd>
        {release.effect === null
          ? t('control.effects.unknown')
          : t(`firmware.effects.${release.effect}`, { minutes })}
        {release.daylight && ` ${t('firmware.daylight')}`}
      </dd>
      <dt>{t('control.risk')}</dt>
      <dd className="hg-cell-line hg-tone" data-tone={RISK_TONES[risk]}>
        <ToneMark tone={RISK_TONES[risk]} />
        {t(`control.risks.${risk}`)}
      </dd>
    </dl>
  )
}
