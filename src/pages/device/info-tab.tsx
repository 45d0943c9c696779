import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { modelOf } from '../../domain/devices/readings'
import { zonedInstant } from '../../domain/time/instant'
import { MISSING } from '../../domain/values/quantity'
import { useCall } from '../../console/data/use-call'
import { useShownZone } from '../../console/data/use-preferences'
import { FieldCell } from '../../console/fields/field-cell'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { useResourceText } from '../../console/text/use-resource-text'
import { ValueView } from '../../kit/figure/figure-view'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useText } from '../../kit/text/use-text'
import { networking } from '../../transport/calls/fleet'
import type { DeviceInSight } from './use-device'
import frame from './overview.module.css'
import css from './parts.module.css'

function Row(props: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.children ?? MISSING}</dd>
    </div>
  )
}

/** What a device is and where it belongs. */
export function InfoTab({ device }: { device: DeviceInSight }) {
  const t = useText('device')
  const text = useResourceText(useSignedInServices().plans.get('devices'))
  const { detail, plant, row, zone } = device
  const shownZone = useShownZone()
  const versions = detail.groups.find(({ tag }) => tag === 'version')
  return (
    <div className={`hg-stack gap-4 ${frame['overview']} items-start grid-cols-2 max-[900px]:grid-cols-1`}>
      <Panel title={text.section('basic')}>
        <dl className={css['list']}>
          <Row name={text.field('name')}>{detail.name}</Row>
          <Row name={text.field('serial')}>{detail.serial}</Row>
          <Row name={text.field('type')}>
            {detail.type === null ? null : text.choice('type', detail.type)}
          </Row>
          <Row name={t('model')}>{modelOf(detail)}</Row>
          <Row name={text.field('productId')}>{detail.productId}</Row>
          <Row name={text.field('capacity')}>
            <ValueView value={row?.capacity ?? null} unit="kW" />
          </Row>
          <Row name={text.field('plant')}>
            <Link to={`/plant/infos/data?plant=${plant.id}`}>{plant.name ?? String(plant.id)}</Link>
          </Row>
          <Row name={text.field('gateway')}>{detail.gatewaySerial}</Row>
          <Row name={text.field('parent')}>{row?.parentSerial ?? null}</Row>
          <Row name={text.field('zone')}>{zone}</Row>
          <Row name={text.field('collected')}>{zonedInstant(detail.collected, shownZone(zone))}</Row>
        </dl>
      </Panel>
      {versions && (
        <Panel title={versions.name ?? text.field('firmware')}>
          <dl className={css['list']}>
            {versions.values.map(({ key, label, value }) => (
              <Row key={key} name={label ?? key}>
                {value}
              </Row>
            ))}
          </dl>
        </Panel>
      )}
      {detail.type === 'COLLECTOR' && <Network device={device} />}
    </div>
  )
}

const NETWORK = ['mode', 'network', 'address', 'mac', 'iccid', 'operator'] as const

/** How a logger reaches the cloud (C83); contacts stay masked until somebody asks. */
function Network({ device }: { device: DeviceInSight }) {
  const plan = useSignedInServices().plans.get('gateways')
  const text = useResourceText(plan)
  const { detail, plant } = device
  const state = useCall(['networking', plant.id], networking(plant.id))
  const found = state.data?.find(({ deviceId }) => deviceId === detail.id)
  const record = {
    mode: found?.mode ?? null,
    network: found?.ssid ?? null,
    address: found?.ip ?? null,
    mac: found?.mac ?? null,
    iccid: found?.iccid ?? null,
    operator: found?.operator ?? null,
  }
  return (
    <Panel title={text.section('network')} state={state} skeleton={<SkeletonBlock height={120} />}>
      <dl className={css['list']}>
        {NETWORK.map((name) => {
          const field = plan.fields[name]
          return (
            field && (
              <Row key={name} name={text.field(name)}>
                <FieldCell {...{ plan, name, field, record }} zone={plant.zone} value={record[name]} />
              </Row>
            )
          )
        })}
      </dl>
    </Panel>
  )
}
