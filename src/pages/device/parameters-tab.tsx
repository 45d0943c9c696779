import { useRef, useState } from 'react'
import type { DeviceValue } from '../../domain/devices/device-records'
import { changedKeys, foundGroups, readingsJson, readingsOf } from '../../domain/devices/readings'
import { formatInstant } from '../../domain/time/instant'
import { useShownZone } from '../../console/data/use-preferences'
import { useKey } from '../../features/plants/use-key'
import { CopyButton } from '../../kit/copy/copy-button'
import { Icon } from '../../kit/icon/icon'
import { SearchField } from '../../kit/search/search-field'
import { EmptyState } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'
import { DeliveredView } from './reading'
import { usePins } from './use-pins'
import type { DeviceInSight } from './use-device'
import type { DeviceAddress } from './use-device-address'
import css from './parameters.module.css'

interface TabProps {
  readonly device: DeviceInSight
  readonly address: DeviceAddress
}

/** Everything that the device sends, in its own groups and under its own names; nothing unknown is dropped. */
export function ParametersTab({ device, address }: TabProps) {
  const t = useText('device')
  const engine = useText('engine')
  const { detail } = device
  const search = useRef<HTMLInputElement>(null)
  const zone = useShownZone()(detail.zone ?? device.plant.zone ?? 'UTC')
  const [first] = useState({ readings: readingsOf(detail), at: detail.collected })
  const pins = usePins(detail.productId ?? detail.type ?? '')
  const letter = useKey(
    { id: 'device.search', keys: '/', label: t('parameters.search'), group: 'console' },
    () => search.current?.focus(),
  )
  const onlyChanged = address.get('changed') === '1'
  const changed = changedKeys(first.readings, readingsOf(detail))
  const text = address.get('q') ?? ''
  const groups = foundGroups(detail.groups, { text, changed: onlyChanged ? changed : null })
  const pinned = groups.flatMap(({ values }) => values.filter(({ key }) => pins.has(key)))
  return (
    <section className={css['parameters']} aria-label={t('tabs.parameters')}>
      <div className={css['tools']}>
        <SearchField
          ref={search}
          value={text}
          label={t('parameters.search')}
          placeholder={t('parameters.search')}
          letter={letter}
          clear={engine('list.clearSearch')}
          onChange={(next) => address.set({ q: next === '' ? null : next }, { replace: true })}
          onDown={() => undefined}
        />
        <button
          type="button"
          className="hg-button hg-button-quiet"
          aria-pressed={onlyChanged}
          onClick={() => address.set({ changed: onlyChanged ? null : '1' }, { replace: true })}
        >
          {t('parameters.changed', { time: formatInstant(first.at, zone).slice(11) || '--' })}
        </button>
        <CopyButton text={readingsJson(detail)} what={t('parameters.json')} />
      </div>
      {groups.length === 0 && (
        <EmptyState
          kind={onlyChanged && text === '' ? 'quiet' : 'filtered'}
          text={t(onlyChanged && text === '' ? 'parameters.unchanged' : 'parameters.none')}
        />
      )}
      <div className={css['groups']}>
        {pinned.length > 0 && (
          <Group name={t('parameters.pinned')} values={pinned} pins={pins} changed={changed} />
        )}
        {groups.map((group) => (
          <Group
            key={group.tag ?? group.categoryId ?? group.name}
            name={group.name ?? group.tag ?? t('parameters.other')}
            values={group.values}
            pins={pins}
            changed={changed}
          />
        ))}
      </div>
    </section>
  )
}

interface GroupProps {
  readonly name: string
  readonly values: readonly DeviceValue[]
  readonly pins: ReturnType<typeof usePins>
  readonly changed: ReadonlySet<string>
}

function Group({ name, values, pins, changed }: GroupProps) {
  const t = useText('device')
  return (
    <section className={css['group']} aria-label={name}>
      <h2>{name}</h2>
      <ul>
        {values.map((value) => {
          const label = value.label ?? value.key
          const held = pins.has(value.key)
          return (
            <li key={value.key} data-changed={changed.has(value.key) || undefined}>
              <button
                type="button"
                aria-pressed={held}
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
              <span>
                <DeliveredView reading={value} />
                {value.raw !== null && value.raw !== value.value && <code>{value.raw}</code>}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
