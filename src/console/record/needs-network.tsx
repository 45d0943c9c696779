import '../../kit/dialog/dialog-fields.css'
import { useOnline } from '../../kit/browser/use-online'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'

/** Whether a write would only fail: there is no network, and it is none that can be done without one. */
export function useCutOff(withoutNetwork = false): boolean {
  return !useOnline() && !withoutNetwork
}

/** Says so beside its button for as long as it lasts, not only when it was pressed. */
export function NeedsNetwork() {
  const t = useText('engine')
  return (
    <p className="text-error-ink hg-write-failure" role="status">
      <Icon name="warning" size={16} /> {t('form.needsNetwork')}
    </p>
  )
}
