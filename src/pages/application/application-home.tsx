import { EmptyState } from '../../kit/states/states'
import { usePlatform } from '../../console/services/platform'
import { useText } from '../../kit/text/use-text'
import { isPlaceOffered } from '../../domain/brand/function-places'
import { ApplicationCard } from './application-card'
import css from './application-home.module.css'

/** In the order of the specification's routes. */
const APPLICATIONS = ['deviceCharge', 'messageCharge', 'largeScreen', 'insurance'] as const

/** The applications that the platform offers. */
export function ApplicationHome() {
  const t = useText('console')
  const platform = useText('platform')
  const { offers } = usePlatform()
  const offered = APPLICATIONS.filter((name) => isPlaceOffered(`/application/detail/${name}`, offers))
  return (
    <div className={`hg-stack gap-4 ${css['page']}`}>
      <h1>{t('menu.applications')}</h1>
      {offered.length === 0 && <EmptyState kind="unsupported" text={platform('off.text')} />}
      <ul className="hg-stack gap-4 grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))]">
        {offered.map((name) => (
          <li key={name}>
            <ApplicationCard name={name} />
          </li>
        ))}
      </ul>
    </div>
  )
}
