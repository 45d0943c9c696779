import { type FormEvent, Suspense, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../kit/button/button'
import '../../kit/form/field.css'
import { DEVICE_TYPES } from '../../domain/devices/device'
import { type DeviceTab, tabsOf } from '../../domain/devices/device-parts'
import { plainSerial } from '../../domain/devices/serial-list'
import { faultCode } from '../../domain/faults/fault'
import { useDeniedText } from '../../console/access/denied'
import { useAnswers } from '../../console/access/use-granted'
import { useCapabilitiesAsked, useCapability } from '../../console/access/use-capability'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { useNameOfScreen } from '../../kit/parts/screen-name'
import { SkeletonBlock } from '../../kit/panel/panel'
import { ErrorState, StatePage } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'
import { AlarmsTab } from './alarms-tab'
import { ChartTab } from './chart-tab'
import { Checklist } from './checklist'
import { ControlTab } from './control-tab'
import { DeviceHead } from './device-head'
import { newStepped, type Stepped } from './device-sisters'
import { DeviceTabs } from './device-tabs'
import { FirmwareTab } from './firmware-tab'
import { InfoTab } from './info-tab'
import { Overview } from './overview'
import { ParametersTab } from './parameters-tab'
import { RecordsTab } from './records-tab'
import { type DeviceAnswer, type DeviceInSight, useDevice } from './use-device'
import { type DeviceAddress, useDeviceAddress } from './use-device-address'
import css from './device-page.module.css'

/** One device, by its id or its serial number (screens 9). */
export function DeviceDetailPage() {
  const address = useDeviceAddress()
  const answer = useDevice(address)
  const [stepped] = useState(newStepped)
  if (answer.kind !== 'here') return <Elsewhere answer={answer} address={address} />
  const { device } = answer
  return <Device key={device.detail.id} device={device} address={address} stepped={stepped} />
}

interface DeviceProps {
  readonly device: DeviceInSight
  readonly address: DeviceAddress
  readonly stepped: Stepped
}

function Device({ device, address, stepped }: DeviceProps) {
  const { detail, plant } = device
  const name = detail.name ?? detail.serial ?? String(detail.id)
  useNameOfScreen(name)
  const open = useOpenTabs(plant.id)
  const tabs = open && tabsOf(detail, open)
  const free = tabsOf(detail, NOTHING_OPEN)
  const asked = address.get('tab')
  const tab = (tabs ?? free).find((one) => one === asked) ?? 'overview'
  const waits = tabs === null && asked !== null && tab !== asked
  const Tab = {
    overview: Overview,
    parameters: ParametersTab,
    chart: ChartTab,
    alarms: AlarmsTab,
    control: ControlTab,
    firmware: FirmwareTab,
    records: RecordsTab,
    info: InfoTab,
  }[tab]
  return (
    <div className={`hg-column gap-4 w-full ${css['page']}`}>
      <DeviceHead device={device} address={address} name={name} stepped={stepped} />
      <DeviceTabs tabs={tabs ?? NO_TABS} tab={tab} address={address} name={name} />
      <div className="min-w-0">
        <Suspense fallback={<SkeletonBlock height={320} />}>
          {waits ? <SkeletonBlock height={320} /> : <Tab device={device} address={address} />}
        </Suspense>
      </div>
    </div>
  )
}

const NO_TABS: readonly DeviceTab[] = []
const NOTHING_OPEN = { alarms: false, control: false, firmware: false, records: false }

/**
 * Which tabs rights and server open; null until all of it is known, because a tab that comes late moves its neighbours
 * from under the pointer, and an address that names it would show another one first.
 */
function useOpenTabs(plant: number) {
  const [alarms, control, firmware] = useAnswers(
    useMemo(
      () => [
        { resource: 'plant-alerts', action: 'read', plant },
        { resource: 'devices', action: 'control', plant },
        { resource: 'devices', action: 'upgrade', plant },
      ],
      [plant],
    ),
  )
  const takesOrders = useCapability('deviceControl') === true
  const takesUpgrades = useCapability('deviceFirmware') === true
  const records = useCapability('deviceRecords') === true
  const known = useCapabilitiesAsked()
  if (!known || [alarms, control, firmware].includes('pending')) return null
  return {
    alarms: alarms === 'granted',
    control: control === 'granted' && takesOrders,
    firmware: firmware === 'granted' && takesUpgrades,
    records,
  }
}

/** Why there is no device to show, each reason in its own words and with its own way on. */
function Elsewhere({
  answer,
  address,
}: {
  answer: Exclude<DeviceAnswer, { kind: 'here' }>
  address: DeviceAddress
}) {
  const t = useText('device')
  const console = useText('console')
  const { plans } = useSignedInServices()
  const needed = useDeniedText(plans.get('devices'))
  const most = DEVICE_TYPES.length
  if (answer.kind === 'waiting' || answer.kind === 'searching')
    return (
      <div className={`hg-column gap-4 w-full ${css['page']}`} aria-busy="true">
        {/* The frame of the first paint ends with a heading: until then it would show through. */}
        <h1 className="sr-only">{console('screens.device-detail')}</h1>
        {answer.kind === 'searching' && (
          <p role="status" className="tabular-nums">
            {t('unknownSerial.searched', { searched: answer.searched, most })}
          </p>
        )}
        <SkeletonBlock width={260} height={28} />
        <SkeletonBlock height={320} />
      </div>
    )
  const failed = answer.kind === 'failed' ? faultCode(answer.fault) : null
  const denied = answer.kind === 'failed' && answer.fault.kind === 'permission' && failed !== '15'
  if (answer.kind === 'refused' || denied) {
    return (
      <StatePage picture="denied" title={console('noPermission.title')} action={<ToPlants />}>
        <p>{needed}</p>
      </StatePage>
    )
  }
  if (answer.kind === 'failed') {
    if (failed !== '42' && failed !== '15')
      return (
        <div className={`hg-column gap-4 w-full ${css['page']}`}>
          <h1 className="overflow-hidden max-w-full text-ellipsis">{console('screens.device-detail')}</h1>
          <ErrorState fault={answer.fault} retry={answer.retry} what={console('screens.device-detail')} />
        </div>
      )
    const reason = failed === '42' ? 'unknown' : 'foreign'
    return (
      <StatePage
        picture={reason === 'unknown' ? 'lost' : 'denied'}
        title={t(`${reason}.title`)}
        action={<ToPlants />}
      >
        <p>{t(`${reason}.text`)}</p>
        {reason === 'unknown' && <Checklist logger={address.serial} />}
      </StatePage>
    )
  }
  return (
    <StatePage
      picture={answer.kind === 'unnamed' ? 'created' : 'lost'}
      title={
        answer.kind === 'unnamed'
          ? console('screens.device-detail')
          : t('unknownSerial.title', { serial: address.serial ?? '' })
      }
    >
      <p>{t(answer.kind === 'unnamed' ? 'unnamed.text' : 'unknownSerial.text')}</p>
      {answer.kind === 'unknownSerial' && answer.refused > 0 && (
        <p>{t('unknownSerial.refused', { refused: answer.refused, most })}</p>
      )}
      <SerialForm address={address} />
      <ToPlants />
    </StatePage>
  )
}

function ToPlants() {
  const t = useText('device')
  return (
    <Link className="hg-button" to="/plant">
      {t('toPlants')}
    </Link>
  )
}

function SerialForm({ address }: { address: DeviceAddress }) {
  const t = useText('device')
  const words = useText('words')
  const [typed, setTyped] = useState(address.serial ?? '')
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (plainSerial(typed) !== '') address.set({ serial: plainSerial(typed) })
  }
  return (
    <form className="hg-wrap items-end justify-center" onSubmit={open}>
      <label className="hg-stack gap-1 text-start text-ink-soft text-caption">
        {words('fields.serial')}
        <input
          className="hg-control w-60 max-w-full"
          value={typed}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Button type="submit" kind="primary">
        {t('open')}
      </Button>
    </form>
  )
}
