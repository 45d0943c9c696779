import { useEffect } from 'react'
import { Link } from 'react-router'
import { ALERT_LEVELS } from '../../domain/alert'
import type { ListState } from '../../schema/list-state'
import { FIRST_STATE } from '../../schema/list-state'
import { Icon } from '../icon'
import { useAddressState } from '../list/use-list-state'
import type { ViewProps } from '../registry'
import { useCapability } from '../use-capability'
import { useDesk } from '../use-desk'
import { useGranted } from '../use-granted'
import { useNow } from '../use-now'
import { useResourceText } from '../use-resource-text'
import { useLanguage, useText } from '../use-text'
import { since } from '../fields/age/since'
import { ToneMark } from '../fields/tone-mark'
import { ALERT_DIALOGS } from './dialogs'
import { useAlarmFigures } from './use-alarm-figures'
import css from './alerts.module.css'

const TONES = { fault: 'bad', warning: 'warning', information: 'info' } as const

/** How many new alarms in ten minutes a person can follow (screens 3). */
const toneOf = (rate: number) => (rate <= 1 ? 'good' : rate <= 2 ? 'warning' : 'bad')

/** Figures over all open alarms above their list; each leads to its part of it. */
export function AlertSummary({ plan }: ViewProps) {
  const t = useText('alert-desk')
  const text = useResourceText(plan)
  const language = useLanguage()
  const now = useNow()
  const capable = useCapability('alertDesk')
  const { queryOf, state: shown } = useAddressState(plan)
  const { state } = useDesk()
  const plantId = plan.plantScoped ? (state.plant?.id ?? null) : null
  const mayRules = useGranted('alert-rules', ['read']).has('read')
  const known = useAlarmFigures(plantId, !plan.plantScoped || plantId !== null)
  // Whoever works through alarms types `a a` or `s 1` faster than a dialog comes over the network.
  const figures = known?.summary
  const settled = figures !== undefined && figures !== null
  useEffect(() => {
    if (settled) for (const dialog of Object.values(ALERT_DIALOGS)) dialog.preload()
  }, [settled])
  const open = { field: 'state', operator: 'in', value: ['OPEN'] } as const
  const to = (filters: ListState['filters'], view: string | null = null) =>
    queryOf({ ...FIRST_STATE, named: shown.named, filters: [open, ...filters], view })
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
        <Link className="hg-button" to="/alerts/rules" title={t('strip.rules')}>
          <Icon name="eyeOff" size={16} /> <span>{t('strip.rules')}</span>
        </Link>
      )}
    </div>
  )
}
