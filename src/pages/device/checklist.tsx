import { Link } from 'react-router'
import { useText } from '../../kit/text/use-text'

/** What to look at when a device says nothing; the way of its logger to the server: null is one that is not known. */
export function Checklist({ logger }: { logger?: string | null }) {
  const t = useText('device')
  return (
    <>
      <ul className="hg-marks hg-stack gap-1 text-start">
        {['power', 'network', 'serial'].map((step) => (
          <li key={step}>{t(`checks.${step}`)}</li>
        ))}
      </ul>
      {logger !== undefined && (
        <Link to={`/communicationReport${logger === null ? '' : `?serial=${encodeURIComponent(logger)}`}`}>
          {t('checks.way')}
        </Link>
      )}
    </>
  )
}
