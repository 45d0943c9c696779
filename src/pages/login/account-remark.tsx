import { selectionOf } from '../../domain/place/region'
import { Button } from '../../kit/button/button'
import { useLanguage, useText } from '../../kit/text/use-text'
import { countryName } from './region/region-name'
import type { LoginRegion } from './use-login-region'

/** Under the account: where it is, as far as the data centres know it. */
export function AccountRemark(props: { where: LoginRegion; several: boolean }) {
  const t = useText('sign-in')
  const { place, choose, found } = props.where
  if (place.kind === 'moved')
    return <p className="hg-line gap-1.5 text-ink-soft text-caption">{t('console:login.migrated')}</p>
  if (!props.several || place.kind === 'unknown' || found !== null) return null
  if (place.kind === 'both')
    return <p className="hg-line gap-1.5 text-ink-soft text-caption">{t('check.both')}</p>
  const region = t(place.region === 'CHINA' ? 'console:region.china' : 'console:region.international')
  if (place.kind === 'here') return null
  return (
    <p className="hg-row gap-1.5 text-ink-soft text-caption justify-between">
      {t('check.elsewhere', { region })}
      <Button
        className="text-ink max-[901px]:min-h-11"
        onClick={() => choose(selectionOf(place.region).code)}
      >
        {t('check.use', { region })}
      </Button>
    </p>
  )
}

/** Under the region: why this one stands there, when nobody chose it. The line is kept, so that nothing jumps. */
export function RegionReason({ where }: { where: LoginRegion }) {
  const t = useText('sign-in')
  const language = useLanguage()
  const country = countryName(language, where.guess?.countryCode ?? null)
  const found = where.found === 'CHINA' ? 'console:region.china' : 'console:region.international'
  return (
    <p className="hg-line gap-1.5 text-ink-soft text-caption min-h-4.5">
      {where.found !== null
        ? t('check.found', { region: t(found) })
        : country !== null && t('region.guess', { country })}
    </p>
  )
}
