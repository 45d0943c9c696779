import { useState } from 'react'
import {
  changesSince,
  type FirmwareRelease,
  isUnderWay,
  offeredRelease,
} from '../../domain/devices/device-firmware'
import { sunIsDown } from '../../domain/place/sun'
import { formatInstant } from '../../domain/time/instant'
import { MISSING } from '../../domain/values/quantity'
import { useCall } from '../../console/data/use-call'
import { useShownZone } from '../../console/data/use-preferences'
import { Button } from '../../kit/button/button'
import { useNow } from '../../kit/time/use-now'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useLanguage, useText } from '../../kit/text/use-text'
import { deviceFirmware } from '../../transport/calls/device-firmware'
import { ReleaseFacts } from './release-facts'
import { UpgradeDialog } from './upgrade-dialog'
import { UpgradesPart } from './upgrades-part'
import type { DeviceInSight } from './use-device'
import facts from './control.module.css'
import css from './firmware.module.css'

/** What runs on a device, what is offered for it and does to it, and what became of what was installed. */
export function FirmwareTab({ device }: { device: DeviceInSight }) {
  const t = useText('device')
  const language = useLanguage()
  const { id } = device.detail
  const now = useNow(60)
  const [installing, setInstalling] = useState<FirmwareRelease | null>(null)
  const state = useCall(
    ['device-firmware', id, language],
    id === null ? null : deviceFirmware(id, language),
    // An upgrade moves on every few seconds.
    { every: 5, beside: 'devices', held: true },
  )
  const { data } = state
  const offered = data ? offeredRelease(data) : null
  const busy = data?.upgrades.some(isUnderWay) === true
  const { zone } = device
  const planned = data?.upgrades.some(({ state: at }) => at === 'planned') === true
  const { latitude, longitude } = device.plant
  const dark = offered?.daylight === true && sunIsDown(now, latitude, longitude)
  const asleep = dark || device.state === 'asleep' ? t('firmware.asleep') : null
  const refused = planned
    ? t('firmware.planned')
    : busy
      ? t('firmware.busy')
      : device.speaks || asleep
        ? null
        : t('control.silent')
  return (
    <div className={`hg-stack gap-4 grid-cols-1 ${css['firmware']}`}>
      <Panel
        title={t('tabs.firmware')}
        state={state}
        skeleton={<SkeletonBlock height={200} />}
        empty={
          data?.version === null && offered === null
            ? { kind: 'unsupported', text: t('firmware.none') }
            : null
        }
        footer={offered && (refused ?? asleep)}
      >
        <dl className={facts['facts']}>
          <dt>{t('control.now')}</dt>
          <dd className="tabular-nums">{data?.version ?? MISSING}</dd>
          <dt>{t('firmware.offered')}</dt>
          <dd className="tabular-nums">{offered?.version ?? t('firmware.newest')}</dd>
        </dl>
        {data && offered && (
          <>
            <Changes releases={changesSince(data)} zone={zone} />
            <ReleaseFacts release={offered} />
            <Button kind="primary" disabled={refused !== null} onClick={() => setInstalling(offered)}>
              {t('firmware.install', { version: offered.version })}
            </Button>
          </>
        )}
      </Panel>
      {data && <UpgradesPart device={id} upgrades={data.upgrades} zone={zone} onWithdrawn={state.retry} />}
      {installing && (
        <UpgradeDialog
          device={device.detail}
          release={installing}
          plant={device.plant}
          zone={zone}
          before={data?.version ?? null}
          refused={asleep}
          onSent={() => {
            setInstalling(null)
            state.retry()
          }}
          onClose={() => setInstalling(null)}
        />
      )}
    </div>
  )
}

/** What changes with each version that is skipped and with the one that is offered. */
function Changes(props: { releases: readonly FirmwareRelease[]; zone: string }) {
  const t = useText('device')
  const zone = useShownZone()(props.zone)
  return (
    <section className="hg-stack mb-4" aria-label={t('firmware.changes')}>
      <h3>{t('firmware.changes')}</h3>
      {props.releases.map(({ version, published, notes }) => (
        <div key={version}>
          <p className="flex items-baseline gap-2">
            <span className="tabular-nums">{version}</span>
            {published !== null && (
              <small className="text-ink-soft">{formatInstant(published, zone).slice(0, 10)}</small>
            )}
          </p>
          {notes.length === 0 ? (
            <p>{MISSING}</p>
          ) : (
            <ul className="hg-marks mt-1">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  )
}
