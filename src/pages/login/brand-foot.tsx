import { Link } from 'react-router'
import { useText } from '../../kit/text/use-text'

export interface FootBrand {
  terms: string | null
  privacy: string | null
  manual: string | null
  /** Portal of the provider's other data centre; `current` is the name of this one. */
  otherCentre: { address: string; host: string; current: string | null } | null
  /** Entries in public records that a provider must show, with or without an address. */
  records: readonly { name: string; address: string | null }[]
  /** Opens the choice about the counting of visits; null where nothing is counted. */
  onPrivacyChoices: (() => void) | null
  version: string
}

/** What the provider must or wants to show below the sign-in form. */
export function BrandFoot({ brand }: { brand: FootBrand }) {
  const t = useText('console')
  const platform = useText('platform')
  const { otherCentre } = brand
  return (
    <footer className="hg-wrap justify-center gap-x-5 gap-y-1 py-2 text-ink-soft text-caption login-foot">
      {brand.terms && <a href={brand.terms}>{t('login.terms')}</a>}
      {brand.privacy && <a href={brand.privacy}>{t('login.privacy')}</a>}
      {brand.manual && <a href={brand.manual}>{t('menu.instructions')}</a>}
      {otherCentre && (
        <span>
          {t('menu.dataCentre')}: {otherCentre.current && `${otherCentre.current} · `}
          <a href={otherCentre.address}>{otherCentre.host}</a>
        </span>
      )}
      {brand.records.map(({ name, address }) =>
        address ? (
          <a key={name} href={address}>
            {name}
          </a>
        ) : (
          <span key={name}>{name}</span>
        ),
      )}
      {brand.onPrivacyChoices && (
        <button type="button" className="underline underline-offset-2" onClick={brand.onPrivacyChoices}>
          {platform('consent.choices')}
        </button>
      )}
      <Link to="/version">{`${t('version.title')} ${brand.version}`}</Link>
    </footer>
  )
}
