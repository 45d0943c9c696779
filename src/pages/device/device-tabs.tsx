import { useCallback, useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { usePartKeys } from '../../console/keys/use-part-keys'
import type { DeviceTab } from '../../domain/devices/device-parts'
import { useText } from '../../kit/text/use-text'
import type { DeviceAddress } from './use-device-address'
import css from './device-page.module.css'

/** Links, not a tab widget: each part of a device has an address of its own. */
export function DeviceTabs(props: {
  tabs: readonly DeviceTab[]
  tab: DeviceTab
  address: DeviceAddress
  /** Of the device. */
  name: string
}) {
  const t = useText('device')
  const { device, plant, serial } = props.address
  const nav = useRef<HTMLElement>(null)
  // On a phone the tab that is shown may lie beyond the edge.
  useEffect(() => {
    const shown = nav.current?.querySelector<HTMLElement>('[aria-current]')
    const frame = requestAnimationFrame(() => shown?.scrollIntoView({ block: 'nearest', inline: 'center' }))
    return () => cancelAnimationFrame(frame)
  }, [props.tab, props.tabs.length])
  const query = useCallback(
    (tab: DeviceTab) =>
      new URLSearchParams({
        ...(plant === null ? {} : { plant: String(plant) }),
        ...(device === null ? {} : { device: String(device) }),
        ...(device !== null || serial === null ? {} : { serial }),
        ...(tab === 'overview' ? {} : { tab }),
      }).toString(),
    [device, plant, serial],
  )
  const { tabs, name } = props
  usePartKeys(
    useMemo(
      () => tabs.map((tab, place) => ({ place, of: name, name: t(`tabs.${tab}`), to: `?${query(tab)}` })),
      [tabs, name, t, query],
    ),
  )
  return (
    <nav ref={nav} className={css['tabs']} aria-label={t('tabs.label')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          className="hg-tab phone:py-3"
          to={`?${query(tab)}`}
          aria-current={tab === props.tab ? 'page' : undefined}
        >
          {t(`tabs.${tab}`)}
        </Link>
      ))}
    </nav>
  )
}
