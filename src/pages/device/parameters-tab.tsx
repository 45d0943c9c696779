import { useRef, useState } from 'react'
import { changedKeys, foundGroups, readingsJson, readingsOf } from '../../domain/devices/readings'
import { formatInstant } from '../../domain/time/instant'
import { switched } from '../../console/data/use-query-words'
import { useShownZone } from '../../console/data/use-preferences'
import { useKey } from '../../features/plants/use-key'
import { Button } from '../../kit/button/button'
import { CopyButton } from '../../kit/copy/copy-button'
import { SearchField } from '../../kit/search/search-field'
import { useSearchText } from '../../kit/search/use-search-text'
import { EmptyState } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'
import { ChartZone } from './chart-legend'
import { ParameterGroup } from './parameter-group'
import { usePinSparks } from './pin-sparks'
import { TwoTimes } from './two-times'
import { usePins } from './use-pins'
import type { DeviceInSight } from './use-device'
import type { DeviceAddress } from './use-device-address'
import css from './parameters.module.css'

/** Everything that the device sends, in its own groups and under its own names; nothing unknown is dropped. */
export function ParametersTab({ device, address }: { device: DeviceInSight; address: DeviceAddress }) {
  const t = useText('device')
  const engine = useText('engine')
  const { detail } = device
  const search = useRef<HTMLInputElement>(null)
  const zone = useShownZone()(device.zone)
  const [first] = useState({ readings: readingsOf(detail), at: detail.collected })
  const pins = usePins(detail.productId ?? detail.type ?? '')
  const letter = useKey(
    { id: 'device.search', keys: '/', label: t('parameters.search'), group: 'console' },
    () => search.current?.focus(),
  )
  const onlyChanged = address.get('changed') === '1'
  const changed = changedKeys(first.readings, readingsOf(detail))
  const { text, type } = useSearchText(address.get('q') ?? '', (next) =>
    address.set({ q: next === '' ? null : next }, { replace: true }),
  )
  const groups = foundGroups(detail.groups, { text, changed: onlyChanged ? changed : null })
  const pinned = groups.flatMap(({ values }) => values.filter(({ key }) => pins.has(key)))
  const sparks = usePinSparks(device, pinned)
  const times = address.get('times') === '1'
  const toggle = (word: 'changed' | 'times') => address.set(switched(word), { replace: true })
  const read = { at: detail.collected, zone }
  return (
    <section className="hg-stack gap-4" aria-label={t('tabs.parameters')}>
      <div className={`hg-row print:hidden ${css['tools']}`}>
        <SearchField
          ref={search}
          value={text}
          label={t('parameters.search')}
          placeholder={t('parameters.search')}
          letter={letter}
          clear={engine('list.clearSearch')}
          onChange={type}
        />
        <Button kind="quiet" aria-pressed={onlyChanged} onClick={() => toggle('changed')}>
          {t('parameters.changed', { time: formatInstant(first.at, zone).slice(11) || '--' })}
        </Button>
        <Button kind="quiet" aria-pressed={times} onClick={() => toggle('times')}>
          {t('times.title')}
        </Button>
        <CopyButton shown text={readingsJson(detail)} what={t('parameters.json')} />
      </div>
      {times && <TwoTimes device={device} address={address} />}
      {groups.length === 0 && (
        <EmptyState
          kind={onlyChanged && text === '' ? 'quiet' : 'filtered'}
          text={t(onlyChanged && text === '' ? 'parameters.unchanged' : 'parameters.none')}
        />
      )}
      <div className="columns-[2_480px] gap-x-4">
        {pinned.length > 0 && (
          <ParameterGroup
            name={t('parameters.pinned')}
            values={pinned}
            pins={pins}
            changed={changed}
            read={read}
            sparks={sparks}
          />
        )}
        {groups.map((group) => (
          <ParameterGroup
            key={group.tag ?? group.categoryId ?? group.name}
            name={group.name ?? group.tag ?? t('parameters.other')}
            values={group.values}
            pins={pins}
            changed={changed}
            read={read}
          />
        ))}
      </div>
      {detail.collected !== null && <ChartZone zone={zone} ofPlant={device.zone} at={detail.collected} />}
    </section>
  )
}
