import type { ReactNode } from 'react'
import type { AlertContext } from '../../domain/alarms/triage-records'
import { instantBeside } from '../../domain/time/instant'
import type { EpochSeconds } from '../../domain/plants/reading'
import { isZone } from '../../domain/time/zone'
import { alertContext } from '../../transport/calls/alert-context'
import { ValueView } from '../../kit/figure/figure-view'
import { SkeletonBlock } from '../../kit/panel/panel'
import type { ViewProps } from '../../console/views/view-props'
import { ErrorState } from '../../kit/states/states'
import { useCall } from '../../console/data/use-call'
import { useCapability } from '../../console/access/use-capability'
import { useNow } from '../../kit/time/use-now'
import { useShownZone } from '../../console/data/use-preferences'
import { useText } from '../../kit/text/use-text'

const DAYS = 90
const SHOWN = 5

/** Earlier alarms of the same code, the devices beside it now, commands to it, and who was notified. */
export function AlertContextView({ plan, records }: ViewProps) {
  const t = useText('alarm-triage')
  const [record] = records
  const capable = useCapability('alertContext')
  const alarm = record?.['id']
  const ofPlant = isZone(record?.['zone']) ? record['zone'] : 'UTC'
  const zone = useShownZone()(ofPlant)
  const state = useCall(
    ['alert-context', String(alarm)],
    capable === true && typeof alarm === 'string' ? alertContext(alarm) : null,
  )
  if (capable === false) return <p className="text-ink-soft text-caption">{t('context.notHere')}</p>
  if (state.fault) return <ErrorState fault={state.fault} retry={state.retry} what={t('context.title')} />
  if (!state.data) return <SkeletonBlock height={160} />
  return (
    <Around around={state.data} when={(at) => instantBeside(plan.plantScoped ? ofPlant : null, at, zone)} />
  )
}

function Part(props: { title: string; none: string; children: readonly ReactNode[] }) {
  return (
    <div>
      <h4 className="mb-1">{props.title}</h4>
      {props.children.length === 0 ? (
        <p className="text-ink-soft text-caption">{props.none}</p>
      ) : (
        <ul>{props.children}</ul>
      )}
    </div>
  )
}

function Around(props: { around: AlertContext; when(at: EpochSeconds | null): string }) {
  const t = useText('alarm-triage')
  const now = useNow()
  const { around, when } = props
  const { before, sisters, commands, notified } = around
  return (
    <div className="hg-stack gap-3">
      <div>
        <h4 className="mb-1">{t('context.before', { count: before.length, days: DAYS })}</h4>
        <svg
          className="w-full h-4 bg-surface-raised"
          viewBox="0 0 90 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {before.map(({ from }, index) =>
            from === null ? null : (
              <rect
                className="fill-error"
                key={index}
                x={DAYS - 0.9 - (now - from) / 86_400}
                y={0}
                width={0.9}
                height={1}
              />
            ),
          )}
        </svg>
        <ul className="hg-stack gap-1">
          {before.slice(0, SHOWN).map(({ from, to }, index) => (
            <li className="flex justify-between gap-2 tabular-nums" key={index}>
              <span>{when(from)}</span>
              <span>{when(to)}</span>
            </li>
          ))}
        </ul>
      </div>
      {sisters !== null && (
        <Part title={t('context.sisters')} none={t('context.noSisters')}>
          {sisters.map(({ id, name, own, state, power, today }) => (
            <li className={`flex justify-between gap-2 tabular-nums ${own ? 'font-semibold' : ''}`} key={id}>
              <span>
                {name ?? '--'} · {state === null ? '--' : t(`context.state.${state}`)}
              </span>
              <span>
                <ValueView value={power} unit="W" /> · <ValueView value={today} unit="kWh" />
              </span>
            </li>
          ))}
        </Part>
      )}
      <Part title={t('context.commands')} none={t('context.noCommands')}>
        {commands.map(({ at, kind, text }, index) => (
          <li className="flex justify-between gap-2 tabular-nums" key={index}>
            <span>{[t(`context.command.${kind}`), text].filter(Boolean).join(' ')}</span>
            <span>{when(at)}</span>
          </li>
        ))}
      </Part>
      <Part title={t('context.told')} none={t('context.nobody')}>
        {notified.map(({ name, channel, at }, index) => (
          <li className="flex justify-between gap-2 tabular-nums" key={index}>
            <span>
              {name} · {t(`context.channel.${channel}`)}
            </span>
            <span>{when(at)}</span>
          </li>
        ))}
      </Part>
    </div>
  )
}
