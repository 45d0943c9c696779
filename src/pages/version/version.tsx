import { Link } from 'react-router'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'

/** Public: which console this is (checklist S1-49). */
export function Version() {
  const t = useText('console')
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
      <Link className="hg-button" to={signedIn ? '/plant' : '/login'}>
        {t(signedIn ? 'notFound.back' : 'notFound.login')}
      </Link>
    </main>
  )
}
