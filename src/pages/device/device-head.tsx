import { Link } from 'react-router'
import { ratedPowerOf } from '../../domain/devices/device-kpis'
import { firmwareOf, modelOf, readingsOf } from '../../domain/devices/readings'
import { zonedInstant } from '../../domain/time/instant'
import { useShownZone } from '../../console/data/use-preferences'
import { FieldCell } from '../../console/fields/field-cell'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { useResourceText } from '../../console/text/use-resource-text'
import { ReplaceAction } from '../../features/devices/replace-action'
import { spokenAge } from '../../features/plants/age'
import { useNow } from '../../kit/time/use-now'
import { CopyButton } from '../../kit/copy/copy-button'
import { ValueView } from '../../kit/figure/figure-view'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'
import { iconOf } from './device-icon'
import { Sisters, type Stepped } from './device-sisters'
import type { DeviceInSight } from './use-device'
import type { DeviceAddress } from './use-device-address'

interface HeadProps {
  readonly device: DeviceInSight
  readonly address: DeviceAddress
  readonly name: string
  readonly stepped: Stepped
}

/** Name, state with its age, type, serial, and the ways on: its plant, its logger, its sisters. */
export function DeviceHead(props: HeadProps) {
  const { detail, plant, state, row } = props.device
  const t = useText('device')
  const plan = useSignedInServices().plans.get('devices')
  const text = useResourceText(plan)
  const field = plan.fields['state']
  // Which device it hangs on stands in the list of devices alone; a logger is known from the device itself.
  const parent = row ? (row.parentSerial ?? detail.gatewaySerial) : null
  const above = props.device.beside.data?.rows.find(({ serial }) => serial === parent)
  const rated = ratedPowerOf(readingsOf(detail))
  const alerting = row?.alerting ?? detail.alerting
  return (
    <div className="hg-stack">
      <Link
        className="no-underline hg-inline gap-1 text-ink-soft hover:text-ink justify-self-start [&>svg]:rotate-90"
        to={`/plant/infos/device?plant=${plant.id}`}
      >
        <Icon name="chevron" size={16} />
        {plant.name ?? t('toPlant')}
      </Link>
      <div className="hg-row gap-x-3 gap-y-1">
        <Icon name={iconOf(detail.type)} size={20} />
        <h1 className="overflow-hidden max-w-full text-ellipsis">{props.name}</h1>
        {field && (
          <FieldCell {...{ plan, field }} name="state" record={{ state }} zone={plant.zone} value={state} />
        )}
        <Age device={props.device} />
        {alerting === true && (
          <Link
            className="no-underline hg-inline gap-1 text-caption py-0.5 px-2.5 border border-warning rounded-[12px] text-warning-ink"
            to={`/plant/infos/alert?plant=${plant.id}`}
          >
            <Icon name="bell" size={14} />
            {text.field('alerting')}
          </Link>
        )}
        {detail.id !== null && (
          <ReplaceAction
            device={{ id: detail.id, serial: detail.serial, label: props.name, type: detail.type }}
            plantId={plant.id}
          />
        )}
        <Sisters device={props.device} address={props.address} stepped={props.stepped} />
      </div>
      <dl className="hg-wrap text-caption gap-x-6 gap-y-1">
        <Fact name={text.field('type')}>
          {detail.type === null ? null : text.choice('type', detail.type)}
        </Fact>
        <Fact name={text.field('serial')}>
          {detail.serial !== null && (
            <>
              <span className="tabular-nums">{detail.serial}</span>
              <CopyButton shown text={detail.serial} what={text.field('serial')} />
            </>
          )}
        </Fact>
        <Fact name={t('model')}>{modelOf(detail)}</Fact>
        <Fact name={t('rated')}>{rated !== null && <ValueView value={rated} unit="W" />}</Fact>
        <Fact name={text.field('capacity')}>
          {row?.capacity != null && <ValueView value={row.capacity} unit="kW" />}
        </Fact>
        <Fact name={text.field('firmware')}>{firmwareOf(detail)}</Fact>
        <Fact name={text.field('parent')}>
          {parent === null || parent === detail.serial ? null : above?.id ? (
            <Link to={props.address.to(above.id, plant.id)}>{above.name ?? parent}</Link>
          ) : (
            parent
          )}
        </Fact>
      </dl>
    </div>
  )
}

/** Missing values are left out of the head; the tab of facts shows `--`. */
function Fact(props: { name: string; children: React.ReactNode }) {
  if (props.children === null || props.children === false) return null
  return (
    <div className="hg-line gap-1.5">
      <dt>{props.name}</dt>
      <dd className="hg-inline gap-1">{props.children}</dd>
    </div>
  )
}

function Age({ device }: { device: DeviceInSight }) {
  const t = useText('plant')
  const now = useNow(30)
  const zone = useShownZone()(device.zone)
  const { collected } = device.detail
  if (collected === null) return <span className="text-ink-soft text-caption">{t('status.never')}</span>
  const { key, count } = spokenAge(Math.max(0, now - collected))
  return (
    <time
      className="text-ink-soft text-caption"
      dateTime={new Date(collected * 1000).toISOString()}
      title={zonedInstant(collected, zone)}
    >
      {t(`age.${key}`, { count })}
    </time>
  )
}
