import { isPictureAddress } from '../../domain/values/picture-address'
import type { ViewProps } from '../../console/views/view-props'
import { useText } from '../../kit/text/use-text'

/** Photos that go with a claim; each opens at its full size. */
export function ClaimPhotos({ records: [claim] }: ViewProps) {
  const t = useText('insurance')
  const photos = Array.isArray(claim?.['photos']) ? claim['photos'].map(String).filter(isPictureAddress) : []
  if (photos.length === 0) return <p className="text-ink-soft text-caption max-w-[72ch]">{t('noPhotos')}</p>
  return (
    <ul className="hg-wrap">
      {photos.map((address, index) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer" aria-label={t('photo', { number: index + 1 })}>
            <img
              className="block w-30 h-20 border border-line rounded-control object-cover"
              src={address}
              alt=""
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
