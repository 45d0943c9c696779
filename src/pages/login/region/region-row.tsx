import { Link } from 'react-router'
import { Icon } from '../../../kit/icon/icon'
import { useText } from '../../../kit/text/use-text'
import { regionName } from './region-name'

/** The region that was chosen on the region screen, and the way back there. */
export function RegionRow(props: { code: string | null; to: string; state: object; error: string | null }) {
  const t = useText('sign-in')
  return (
    <div className="login-field hg-stack gap-1.5">
      <div className="hg-row justify-between gap-x-3 hg-card py-3 px-4">
        <div className="grid min-w-0">
          <span className="text-ink-soft text-caption">{t('console:region.label')}</span>
          <span>{props.code === null ? '--' : regionName(t, props.code)}</span>
        </div>
        <Link
          id="sign-up-region"
          className="hg-button max-[901px]:min-h-11"
          to={props.to}
          state={props.state}
        >
          {t(props.code === null ? 'region.submit' : 'region.change')}
        </Link>
      </div>
      {props.error && (
        <p className="login-error hg-line gap-1.5 text-error-ink text-caption" role="alert">
          <Icon name="warning" size={16} />
          {props.error}
        </p>
      )}
    </div>
  )
}
