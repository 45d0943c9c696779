import { useKeys } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ALERT_LEVELS } from '../../domain/alert'
import { deskSearch } from '../../transport/calls/alert-desk'
import type { ListState } from '../../schema/list-state'
import { FIRST_STATE } from '../../schema/list-state'
import { Icon } from '../icon'
import { useAddressState } from '../list/use-list-state'
import type { ViewProps } from '../registry'
import { useServices } from '../services-context'
import { useCapability } from '../use-capability'
import { useDesk } from '../use-desk'
import { useGranted } from '../use-granted'
import { useNow } from '../use-now'
import { usePace } from '../use-preferences'
import { useResourceText } from '../use-resource-text'
import { useLanguage, useText } from '../use-text'
import { since } from '../fields/age/since'
import { ToneMark } from '../fields/tone-mark'
import css from './alerts.module.css'

/** Seconds between two looks. */
const EVERY = 60
const TONES = { fault: 'bad', warning: 'warning', information: 'info' } as const

/** How many new alarms in ten minutes a person can follow (screens 3). */
const toneOf = (rate: number) => (rate <= 1 ? 'good' : rate <= 2 ? 'warning' : 'bad')

/** Figures over all open alarms above their list; each leads to its part of it. */
export function AlertSummary({ plan }: ViewProps) {
  const t = useText('alert-desk')
  const text = useResourceText(plan)
  const language = useLanguage()
  const now = useNow()
  const pace = usePace(EVERY)
  const capable = useCapability('alertDesk')
  const { queryOf } = useAddressState(plan)
  const { send } = useServices()
  const { keys } = useKeys()
  const { state } = useDesk()
  const plantId = plan.plantScoped ? (state.plant?.id ?? null) : null
  const mayRules = useGranted('alert-rules', ['read']).has('read')
  const { data } = useQuery({
    // Below the list's own key, so that what an action makes stale is asked for again together.
    queryKey: keys().data().resource(plan.name).action('list').params({ summary: plantId, language }).get(),
    queryFn: ({ signal }) =>
      send(deskSearch({ language, size: 1, ...(plantId === null ? {} : { plantIds: [plantId] }) }), {
        signal,
      }),
    enabled: capable === true && (!plan.plantScoped || plantId !== null),
    refetchInterval: pace,
    retry: false,
  })
  const figures = data?.summary
  const open = { field: 'state', operator: 'in', value: ['OPEN'] } as const
  const to = (filters: ListState['filters'], view: string | null = null) =>
    queryOf({ ...FIRST_STATE, filters: [open, ...filters], view })
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? '--' : String(value)
  const rate = figures?.newPerTenMinutes ?? null
  const oldest = figures?.oldestUnacknowledged ?? null
  return (
    <div className={css['strip']} role="group" aria-label={t('strip.label')}>
      {capable === true && (
        <ul>
          {[...ALERT_LEVELS].reverse().map((level) => (
            <li key={level}>
              <Link to={to([{ field: 'level', operator: 'in', value: [level] }])}>
                <span className="hg-cell-line hg-tone" data-tone={TONES[level]}>
                  <ToneMark tone={TONES[level]} />
                  {text.choice('level', level)}
                </span>
                <strong>{number(figures?.openByLevel[ALERT_LEVELS.indexOf(level)])}</strong>
              </Link>
            </li>
          ))}
          <li>
            <Link to={to([{ field: 'influence', operator: 'in', value: ['safety', 'both'] }], 'safety')}>
              <span>{t('strip.safety')}</span>
              <strong>{number(figures?.openSafety)}</strong>
            </Link>
          </li>
          <li>
            <span>{t('strip.rate')}</span>
            <strong className="hg-tone" data-tone={rate === null ? undefined : toneOf(rate)}>
              {rate !== null && <ToneMark tone={toneOf(rate)} />} {number(rate)}
            </strong>
          </li>
          <li>
            <span>{t('strip.oldest')}</span>
            <strong>{oldest === null ? '--' : since(Math.max(0, now - oldest), language)}</strong>
          </li>
          <li title={t('strip.chatteringHelp')}>
            <span>{t('strip.chattering')}</span>
            <strong>{number(figures?.chattering)}</strong>
          </li>
          <li>
            <span>{t('strip.standing')}</span>
            <strong>{number(figures?.standing)}</strong>
          </li>
        </ul>
      )}
      {capable === false && <p>{t('strip.plain')}</p>}
      {mayRules && (
        <Link className="hg-button" to="/alerts/rules">
          <Icon name="eyeOff" size={16} /> {t('strip.rules')}
        </Link>
      )}
    </div>
  )
}
