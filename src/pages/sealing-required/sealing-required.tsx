import { StatePage } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'

/** The configuration requires encrypted calls and this browser cannot make them here: nothing is sent (decision 9). */
export function SealingRequired(props: { lack: 'key' | 'browser' | null }) {
  const t = useText('console')
  return (
    <main>
      <StatePage picture="denied" title={t('sealingRequired.title')}>
        <p className="hg-state-text">
          {t(props.lack === 'key' ? 'sealingRequired.noKey' : 'sealingRequired.text')}
        </p>
      </StatePage>
    </main>
  )
}
