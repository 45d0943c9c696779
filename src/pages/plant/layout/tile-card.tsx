import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { tileUnit } from '../../../domain/modules/module-scale'
import { figureOf, type ModuleTile } from '../../../domain/modules/module-tiles'
import type { Plant } from '../../../domain/plants/reading'
import { MISSING } from '../../../domain/values/quantity'
import { ReplaceAction } from '../../../features/devices/replace-action'
import { ReplacedSince } from '../../../features/devices/replaced-since'
import { IconButton } from '../../../kit/button/icon-button'
import { CopyButton } from '../../../kit/copy/copy-button'
import { ValueView } from '../../../kit/figure/figure-view'
import { Icon } from '../../../kit/icon/icon'
import { useText } from '../../../kit/text/use-text'

interface CardProps {
  readonly tile: ModuleTile
  /** What the tile stands among: all of them have one unit. */
  readonly among: readonly ModuleTile[]
  readonly plant: Plant
  /** Of its device. */
  readonly type: string
  readonly name: string
  /** To the page of its device; null where it has none, or it may not be opened. */
  readonly way: string | null
  onClose(): void
}

/** Everything that is known of the chosen module. */
export function TileCard({ tile, among, plant, type, name, way, onClose }: CardProps) {
  const t = useText('modules')
  const words = useText('words')
  const device = useText('devices')
  const { module, ofMedian } = tile
  const quality = module.serial === null ? 'estimated' : 'measured'
  const { serial, deviceId } = module
  const power = tileUnit(among, 'power', false)
  const changes = tileUnit([tile], 'change', false)
  const played = tile.change !== undefined
  return (
    <section
      className="justify-items-start hg-stack p-3 border border-line-strong rounded-control text-caption"
      aria-label={name}
    >
      <header className="flex items-center justify-between w-full">
        <h3>{name}</h3>
        <IconButton
          className="hg-center w-7 h-7 rounded-control text-ink-soft"
          label={t('close')}
          onClick={onClose}
        >
          <Icon name="close" size={14} />
        </IconButton>
      </header>
      <dl className="hg-stack gap-1 w-full">
        {serial !== null && (
          <Line label={words('fields.serial')}>
            {serial} <CopyButton text={serial} what={words('fields.serial')} />
          </Line>
        )}
        {!played && (
          <Line label={words('fields.state')}>
            {module.state === null ? '--' : words(`words.${module.state}`)}
          </Line>
        )}
        <Line label={words('fields.production')}>
          <ValueView value={figureOf(tile, 'power')} unit="W" quality={quality} as={power} />
        </Line>
        <Line label={t('fields.ofMedian')}>
          <ValueView value={ofMedian} unit="%" quality={quality} />
        </Line>
        {played ? (
          <Line label={t('change')}>
            {tile.change == null ? MISSING : `${changes.digits(tile.change)}\u2009${changes.unit}`}
          </Line>
        ) : (
          <Line label={words('fields.productionToday')}>
            <ValueView value={module.energyToday} unit="kWh" quality={quality} />
          </Line>
        )}
        {module.voltage !== null && (
          <Line label={t('fields.voltage')}>
            <ValueView value={module.voltage} unit="V" />
          </Line>
        )}
        {module.temperature !== null && (
          <Line label={words('fields.temperature')}>
            <ValueView value={module.temperature} unit="°C" />
          </Line>
        )}
        <Line label={t('fields.string')}>{tile.group ?? '--'}</Line>
      </dl>
      <p className="empty:hidden text-ink-soft">
        <ReplacedSince device={deviceId} zone={plant.zone} />
      </p>
      <div className="hg-wrap">
        {way !== null && (
          <Link className="hg-button" to={way}>
            {device('actions.device.label')}
          </Link>
        )}
        {deviceId !== null && !played && (
          <ReplaceAction device={{ id: deviceId, serial, label: name, type }} plantId={plant.id} />
        )}
      </div>
    </section>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt>{label}</dt>
      <dd className="wrap-anywhere text-end">{children}</dd>
    </div>
  )
}
