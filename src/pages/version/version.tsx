import { Link } from 'react-router'
import { useServices } from '../../console/services/services-context'
import { useLanguage, useText } from '../../kit/text/use-text'
import { Releases } from './releases'

/** Public: which console this is, and what its versions brought. */
export function Version() {
  const t = useText('console')
  const language = useLanguage()
  const { configuration, session } = useServices()
  const signedIn = session.isSignedIn()
  const rows = [
    [t('version.console'), configuration.version],
    [t('version.inner'), configuration.innerVersion],
    [t('version.layout'), configuration.layoutVersion],
  ]
  return (
    <main className="justify-items-start hg-stack gap-4 max-w-120 mt-[15vh] mx-auto p-6">
      <h1>{t('version.title')}</h1>
      <dl className="hg-card w-full">
        {rows.map(([name, value]) => (
          <div
            className="flex justify-between gap-4 py-3 px-4 not-first:border-t not-first:border-t-line"
            key={name}
          >
            <dt>{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Releases key={language} />
      <Link className="hg-button" to={signedIn ? '/plant' : '/login'}>
        {t(signedIn ? 'notFound.back' : 'notFound.login')}
      </Link>
    </main>
  )
}
