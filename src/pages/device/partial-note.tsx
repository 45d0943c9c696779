import { Link } from 'react-router'
import { type MessagePart, missingParts } from '../../domain/devices/missing-parts'
import { Button } from '../../kit/button/button'
import { useText } from '../../kit/text/use-text'
import type { DeviceInSight } from './use-device'
import css from './overview.module.css'

const TITLES: Readonly<Record<MessagePart, string>> = {
  strings: 'strings.title',
  output: 'phases.output',
  battery: 'battery.title',
  cells: 'cells.title',
  meter: 'phases.grid',
}

/** What a device left out of its last message, and what can be done: ask once more, or look at its way to the server. */
export function PartialNote({ device, logger }: { device: DeviceInSight; logger: string | null }) {
  const t = useText('device')
  const console = useText('console')
  const missing = missingParts(device.detail)
  if (missing.length === 0) return null
  return (
    <p className={css['silent']} role="note">
      {t('partial', { parts: missing.map((part) => t(TITLES[part])).join(', ') })}{' '}
      <Button kind="quiet" onClick={device.call.retry}>
        {console('retry')}
      </Button>{' '}
      {logger && (
        <Link to={`/communicationReport?serial=${encodeURIComponent(logger)}`}>{t('checks.way')}</Link>
      )}
    </p>
  )
}
