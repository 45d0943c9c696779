import type { DeviceValue } from '../../domain/devices/device-records'
import { FaultDetails } from '../../kit/panel/fault-details'
import { useText } from '../../kit/text/use-text'
import { ParameterLine, type ReadAt } from './parameter-line'
import { type PinSparks, Spark } from './pin-sparks'
import type { usePins } from './use-pins'
import css from './parameters.module.css'

interface GroupProps {
  readonly name: string
  readonly values: readonly DeviceValue[]
  readonly pins: ReturnType<typeof usePins>
  readonly changed: ReadonlySet<string>
  readonly read: ReadAt
  /** Of the group of pinned ones. */
  readonly sparks?: PinSparks
}

export function ParameterGroup({ name, values, pins, changed, read, sparks }: GroupProps) {
  const t = useText('device')
  const fault = sparks?.state.fault
  return (
    <section className={`hg-card ${css['group']}`} aria-label={name} data-sparks={sparks ? true : undefined}>
      <h2 className="pt-3 px-4 pb-2 text-body">{name}</h2>
      {/* Each line names its cells to those who do not see the columns. */}
      <p className={`${css['heads']} text-ink-soft text-caption`} aria-hidden="true">
        <span>{t('times.parameter')}</span>
        {sparks && <span>{t('parameters.hours')}</span>}
        <span>{t('parameters.value')}</span>
        <span>{t('control.range')}</span>
        <span>{t('times.time')}</span>
      </p>
      <ul className="pb-1">
        {values.map((value) => (
          <ParameterLine
            key={value.key}
            value={value}
            pins={pins}
            changed={changed.has(value.key)}
            read={read}
            spark={sparks && <Spark of={value} sparks={sparks} />}
          />
        ))}
      </ul>
      {sparks && fault && (
        <div className="pt-2 px-4 pb-3 border-t border-t-line" role="alert">
          <FaultDetails fault={fault} retry={sparks.state.retry} what={t('parameters.hours')} />
        </div>
      )}
    </section>
  )
}
