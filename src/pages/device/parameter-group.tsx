import type { DeviceValue } from '../../domain/devices/device-records'
import { FaultDetails } from '../../kit/panel/fault-details'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'
import { type PinSparks, Spark } from './pin-sparks'
import { DeliveredView } from './reading'
import type { usePins } from './use-pins'
import css from './parameters.module.css'

interface GroupProps {
  readonly name: string
  readonly values: readonly DeviceValue[]
  readonly pins: ReturnType<typeof usePins>
  readonly changed: ReadonlySet<string>
  /** Of the group of pinned ones. */
  readonly sparks?: PinSparks
}

export function ParameterGroup({ name, values, pins, changed, sparks }: GroupProps) {
  const t = useText('device')
  const fault = sparks?.state.fault
  return (
    <section className={css['group']} aria-label={name} data-sparks={sparks ? true : undefined}>
      <h2>{name}</h2>
      <ul>
        {values.map((value) => {
          const label = value.label ?? value.key
          return (
            <li key={value.key} data-changed={changed.has(value.key) || undefined}>
              <button
                type="button"
                aria-pressed={pins.has(value.key)}
                aria-label={t('parameters.pin', { name: label })}
                title={t('parameters.pin', { name: label })}
                onClick={() => pins.toggle(value.key)}
              >
                <Icon name="star" size={14} />
              </button>
              <span>
                {label}
                <code>{value.key}</code>
              </span>
              {sparks && <Spark of={value} sparks={sparks} />}
              <span>
                <DeliveredView reading={value} />
                {value.raw !== null && value.raw !== value.value && <code>{value.raw}</code>}
              </span>
            </li>
          )
        })}
      </ul>
      {sparks && fault && (
        <div className={css['fault']} role="alert">
          <FaultDetails fault={fault} retry={sparks.state.retry} what={t('parameters.hours')} />
        </div>
      )}
    </section>
  )
}
