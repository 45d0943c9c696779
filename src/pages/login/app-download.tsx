import { useId } from 'react'
import { useText } from '../../kit/text/use-text'
import { QrPicture } from '../../kit/brand/qr-picture'

export interface AppBrand {
  /** What the provider calls its app. */
  name: string
  logo: string | null
  description: string | null
  /** Address of a picture of the provider's own code. */
  code: string | null
  ios: string | null
  android: string | null
  /** Where this portal is reached, for a code of our own. */
  portal: string
}

/** The way to the phone: the provider's app with its code and stores, or this portal itself (specification 1). */
export function AppDownload({ app }: { app: AppBrand }) {
  const t = useText('platform')
  const heading = useId()
  // On a phone there is no second device to scan the code with: only the links are shown.
  const own = app.code ?? app.ios ?? app.android
  const title = own === null ? t('app.portal') : t('app.title', { name: app.name })
  return (
    <section
      className={`hg-line gap-4 pt-4 border-t border-t-line ${own === null ? 'max-[641px]:hidden' : ''}`}
      aria-labelledby={heading}
    >
      {app.code ? (
        <img
          className="flex-none w-24 h-24 rounded-control max-[641px]:hidden"
          src={app.code}
          alt={t('app.code', { name: app.name })}
        />
      ) : (
        <QrPicture
          texts={[app.ios ?? app.android ?? app.portal]}
          label={title}
          className="flex-none w-24 h-24 rounded-control max-[641px]:hidden"
        />
      )}
      <div>
        <h2 className="hg-line" id={heading}>
          {app.logo && own !== null && <img className="size-6 rounded-control" src={app.logo} alt="" />}
          {title}
        </h2>
        {app.description && <p className="mt-1 text-ink-soft text-caption">{app.description}</p>}
        {own === null && <p className="mt-1 text-ink-soft text-caption">{t('app.portalText')}</p>}
        {(app.ios ?? app.android) && (
          <p className="mt-1 text-ink-soft text-caption hg-wrap gap-x-4 gap-y-1">
            {app.ios && <a href={app.ios}>{t('app.ios')}</a>}
            {app.android && <a href={app.android}>{t('app.android')}</a>}
          </p>
        )}
      </div>
    </section>
  )
}
