import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { tileUnit } from '../../../domain/modules/module-scale'
import type { ModuleTile } from '../../../domain/modules/module-tiles'
import { MISSING } from '../../../domain/values/quantity'
import { CopyButton } from '../../../kit/copy/copy-button'
import { ValueView } from '../../../kit/figure/figure-view'
import { Icon } from '../../../kit/icon/icon'
import { useText } from '../../../kit/text/use-text'
import css from './layout.module.css'

interface CardProps {
  readonly tile: ModuleTile
  readonly name: string
  /** To the page of its device; null where it has none, or it may not be opened. */
  readonly way: string | null
  onClose(): void
}

/** Everything that is known of the chosen module. */
export function TileCard({ tile, name, way, onClose }: CardProps) {
  const t = useText('modules')
  const words = useText('words')
  const device = useText('devices')
  const { module, ofMedian } = tile
  const quality = module.serial === null ? 'estimated' : 'measured'
  const { serial } = module
  const changes = tileUnit([tile], 'change', false)
  const played = tile.change !== undefined
  return (
    <section className={css['card']} aria-label={name}>
      <header>
        <h3>{name}</h3>
        <button type="button" aria-label={t('close')} title={t('close')} onClick={onClose}>
          <Icon name="close" size={14} />
        </button>
      </header>
      <dl>
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
          <ValueView value={module.state === 'offline' ? null : module.power} unit="W" quality={quality} />
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
      {way !== null && (
        <Link className="hg-button" to={way}>
          {device('actions.open.label')}
        </Link>
      )}
    </section>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
