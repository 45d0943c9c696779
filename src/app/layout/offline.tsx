import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'
import { useSaved } from './use-saved'

/**
 * Says that the machine has no network, and how old the figures on the screen are (screens 0); with a network, how old
 * rows are that stand until the cloud has answered.
 */
export function Offline() {
  const t = useText('console')
  const { lost, saved } = useSaved()
  // The region stands before its text, or screen readers would not hear of it.
  return (
    <div aria-live="polite">
      {!lost && saved !== null && <p className="shell-saved">{t('offline.saved', { time: saved })}</p>}
      {lost && (
        <div className="shell-hint min-h-11">
          <Icon name="warning" size={18} />
          <p className="flex-1">
            {t('offline.lost')} {saved === null ? t('offline.back') : t('offline.saved', { time: saved })}
          </p>
        </div>
      )}
    </div>
  )
}
