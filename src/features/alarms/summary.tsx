import { useEffect } from 'react'
import { Link } from 'react-router'
import { ALERT_LEVELS } from '../../domain/alarms/alert'
import { FIRST_STATE, type ListState } from '../../schema/list-state'
import { Icon } from '../../kit/icon/icon'
import { useAddressState } from '../../console/list/use-list-state'
import type { ViewProps } from '../../console/views/view-props'
import { useCapability } from '../../console/access/use-capability'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { useGranted } from '../../console/access/use-granted'
import { useNow } from '../../kit/time/use-now'
import { useResourceText } from '../../console/text/use-resource-text'
import { useLanguage, useText } from '../../kit/text/use-text'
import { since } from '../../console/fields/age/since'
import { ToneMark } from '../../console/fields/tone-mark'
import { ALERT_DIALOGS } from './dialogs'
import { useReadAccess } from '../../console/list/use-read-access'
import { usePartsAhead } from '../../console/list/use-parts-ahead'
import { useAlarmFigures, useFiguresOfRows } from './use-alarm-figures'
import { type Tile, useTileKeys } from './use-tile-keys'
import css from './alerts.module.css'

const NO_TILES: readonly Tile[] = []
const TONES = { fault: 'bad', warning: 'warning', information: 'info' } as const

/** How many new alarms in ten minutes a person can follow (screens 3). */
const toneOf = (rate: number) => (rate <= 1 ? 'good' : rate <= 2 ? 'warning' : 'bad')

/** Figures over all open alarms above their list; each leads to its part of it. */
export function AlertSummary({ plan }: ViewProps) {
  const t = useText('alarm-triage')
  const text = useResourceText(plan)
  const language = useLanguage()
  const now = useNow()
  const capable = useCapability('alarmTriage')
  const { queryOf, state: shown } = useAddressState(plan)
  const { state } = useCurrentPlant()
  const plantId = plan.plantScoped ? (state.plant?.id ?? null) : null
  const mayRules = useGranted('alert-rules', ['read']).has('read')
  const reading = useReadAccess(plan) === 'granted'
  useFiguresOfRows(plan.name, plantId)
  const known = useAlarmFigures(plantId, reading && (!plan.plantScoped || plantId !== null))
  // Experienced users type `a a` or `s 1` faster than a dialog comes over the network.
  const figures = known?.summary
  const settled = figures !== undefined && figures !== null
  useEffect(() => {
    if (settled) for (const dialog of Object.values(ALERT_DIALOGS)) dialog.preload()
  }, [settled])
  usePartsAhead(plan, settled)
  const open = { field: 'state', operator: 'in', value: ['OPEN'] } as const
  const to = (filters: ListState['filters'], view: string | null = null) =>
    queryOf({ ...FIRST_STATE, named: shown.named, filters: [open, ...filters], view })
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? '--' : String(value)
  const tiles = [
    ...[...ALERT_LEVELS].reverse().map((level) => ({
      name: text.choice('level', level),
      to: to([{ field: 'level', operator: 'in', value: [level] }]),
    })),
    {
      name: t('strip.safety'),
      to: to([{ field: 'influence', operator: 'in', value: ['safety', 'both'] }], 'safety'),
    },
  ]
  useTileKeys(capable === true ? tiles : NO_TILES, to([], 'open'))
  const rate = figures?.newPerTenMinutes ?? null
  const oldest = figures?.oldestUnacknowledged ?? null
  return (
    <div className={`hg-row ${css['strip']}`} role="group" aria-label={t('strip.label')}>
      {capable !== false && (
        <ul className="flex-1 min-w-0">
          {[...ALERT_LEVELS].reverse().map((level, index) => (
            <li className="flex-none" key={level}>
              <Link to={tiles[index]?.to ?? ''} aria-keyshortcuts={String(index + 1)}>
                <span
                  className="text-ink-soft text-caption whitespace-nowrap hg-cell-line hg-tone"
                  data-tone={TONES[level]}
                >
                  <ToneMark tone={TONES[level]} />
                  {text.choice('level', level)}
                </span>
                <strong className="tabular-nums">
                  {number(figures?.openByLevel[ALERT_LEVELS.indexOf(level)])}
                </strong>
              </Link>
            </li>
          ))}
          <li className="flex-none">
            <Link to={tiles.at(-1)?.to ?? ''} aria-keyshortcuts={String(tiles.length)}>
              <span className="text-ink-soft text-caption whitespace-nowrap">{t('strip.safety')}</span>
              <strong className="tabular-nums">{number(figures?.openSafety)}</strong>
            </Link>
          </li>
          <li className="flex-none">
            <span className="text-ink-soft text-caption whitespace-nowrap">{t('strip.rate')}</span>
            <strong className="tabular-nums hg-tone" data-tone={rate === null ? undefined : toneOf(rate)}>
              {rate !== null && <ToneMark tone={toneOf(rate)} />} {number(rate)}
            </strong>
          </li>
          <li className="flex-none">
            <span className="text-ink-soft text-caption whitespace-nowrap">{t('strip.oldest')}</span>
            <strong className="tabular-nums">
              {oldest === null ? '--' : since(Math.max(0, now - oldest), language)}
            </strong>
          </li>
          <li className="flex-none" title={t('strip.chatteringHelp')}>
            <span className="text-ink-soft text-caption whitespace-nowrap">{t('strip.chattering')}</span>
            <strong className="tabular-nums">{number(figures?.chattering)}</strong>
          </li>
          <li className="flex-none">
            <span className="text-ink-soft text-caption whitespace-nowrap">{t('strip.standing')}</span>
            <strong className="tabular-nums">{number(figures?.standing)}</strong>
          </li>
        </ul>
      )}
      {capable === false && <p className="text-ink-soft flex-1">{t('strip.plain')}</p>}
      {mayRules && (
        <Link className="hg-button phone:min-h-11" to="/alerts/rules" title={t('strip.rules')}>
          <Icon name="eyeOff" size={16} /> <span>{t('strip.rules')}</span>
        </Link>
      )}
    </div>
  )
}
