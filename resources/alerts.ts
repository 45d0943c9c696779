import { TRIAGE_STATES } from '../src/domain/alarms/triage-state'
import { CAUSE_RULES } from '../src/domain/alarms/cause-rules'
import { ALERT_INFLUENCES, ALERT_LEVELS } from '../src/domain/alarms/alert'
import { DEVICE_TYPES } from '../src/domain/devices/device'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'
import { alertActions } from './alert-actions'

/*
 * Alarms, of one plant and of all of them. Vendors' servers list them (C68, wire contract 4.1); what people do about
 * them is ours, capability `alarmTriage`.
 */

const FIELDS = {
  id: field.id(),
  alarm: field.text({ readonly: true }),
  state: field.status({
    of: TRIAGE_STATES,
    tones: { OPEN: 'bad', ACKNOWLEDGED: 'info', SNOOZED: 'quiet', RECOVERED: 'good', CLOSED: 'quiet' },
    readonly: true,
  }),
  level: field.status({
    of: [...ALERT_LEVELS].reverse(),
    tones: { fault: 'bad', warning: 'warning', information: 'info' },
    readonly: true,
  }),
  influence: field.choice({ of: ALERT_INFLUENCES, readonly: true }),
  /** The rule that explains it among all that are asked for; sent only where a filter needs it. */
  cause: field.choice({ of: CAUSE_RULES, readonly: true }),
  code: field.text({ readonly: true }),
  device: field.text({ readonly: true }),
  serial: field.serial({ readonly: true }),
  deviceType: field.choice({ of: DEVICE_TYPES, readonly: true }),
  plant: field.text({ readonly: true }),
  zone: field.timezone({ readonly: true }),
  started: field.instant({ readonly: true }),
  duration: field.duration({ readonly: true }),
  lastSeen: field.instant({ readonly: true }),
  ended: field.instant({ readonly: true }),
  repeats: field.number({ whole: true, readonly: true }),
  assignee: field.text({ readonly: true }),
  assigneeId: field.reference({ to: 'members', readonly: true }),
  mine: field.flag({ readonly: true }),
  notes: field.number({ whole: true, readonly: true }),
  /** What it has cost so far, and what another day of it costs; a vendor's server does not say. */
  lost: field.energy({ readonly: true }),
  lostMoney: field.money({ currency: 'currency', readonly: true }),
  currency: field.text({ readonly: true }),
  lossPerDay: field.energy({ readonly: true }),
  snoozedUntil: field.instant({ readonly: true }),
  reason: field.text({ readonly: true }),
  acknowledged: field.flag({ readonly: true }),
  safety: field.flag({ readonly: true }),
  blockable: field.flag({ readonly: true }),
  codes: field.codes({ readonly: true }),
  /** What lasts, then safety, loss per day, level and start; what is graver is more. */
  priority: field.number({ whole: true, readonly: true }),
} as const

/** What the list can be asked for; how it is said stands in its calls. */
const PAGED = {
  filters: {
    state: ['in', 'notIn'],
    level: ['in', 'notIn'],
    influence: ['in', 'notIn'],
    cause: ['in', 'notIn'],
    deviceType: ['in', 'notIn'],
    code: ['contains'],
    started: ['between', 'from', 'to'],
    assigneeId: ['in', 'missing', 'present'],
    mine: ['is'],
  },
  sorts: ['priority', 'started', 'lost', 'lossPerDay'],
} as const

/** On a vendor's server nothing is assigned, snoozed or closed. */
const TRIAGE = { capability: 'alarmTriage' } as const

const LIST = {
  size: 50,
  order: { field: 'priority', direction: 'DESC' },
  filters: ['state', 'level', 'influence', 'cause', 'deviceType', 'code', 'started', 'assigneeId', 'mine'],
  search: true,
  card: ['level', 'state', 'started', 'device'],
  refresh: 300,
  steady: true,
  beside: true,
  head: 'alertSummary',
  view: 'alertGroups',
  views: [
    { key: 'open', filters: [{ field: 'state', operator: 'in', value: ['OPEN'] }] },
    { key: 'mine', ...TRIAGE, filters: [{ field: 'mine', operator: 'is', value: true }] },
    {
      key: 'safety',
      filters: [
        { field: 'state', operator: 'in', value: ['OPEN'] },
        { field: 'influence', operator: 'in', value: ['safety', 'both'] },
      ],
    },
    { key: 'snoozed', ...TRIAGE, filters: [{ field: 'state', operator: 'in', value: ['SNOOZED'] }] },
    { key: 'closed', ...TRIAGE, filters: [{ field: 'state', operator: 'in', value: ['CLOSED'] }] },
  ],
} as const

/** What stands side by side at 1440 px, in any language; the plant's name and the loss only where no pane stands beside. */
const FIRST = ['alarm', 'level', 'state'] as const
const THEN = ['device', 'started'] as const
const MORE = [
  'influence', 'lost', 'duration', 'lostMoney', 'repeats', 'assignee', 'notes', 'code', 'serial', 'deviceType',
  'lastSeen', 'ended', 'snoozedUntil', 'reason',
] as const // oxfmt-ignore

const section = (facts: readonly (keyof typeof FIELDS)[]) =>
  ({
    sections: [
      { key: 'cause', fields: [], view: 'alertCause' },
      { key: 'basic', fields: facts },
      { key: 'readings', fields: [], view: 'alertReadings' },
      { key: 'timeline', fields: [], view: 'alertTimeline' },
      { key: 'context', fields: [], view: 'alertContext' },
      { key: 'handling', fields: ['assignee', 'snoozedUntil', 'reason'] },
      { key: 'log', fields: [], view: 'alertLog' },
    ],
  }) as const

const WHAT = ['level', 'influence', 'code', 'device', 'serial', 'deviceType'] as const
const WHEN = ['started', 'lastSeen', 'ended', 'duration', 'repeats'] as const
const FACTS = [...WHAT, ...WHEN, 'lost', 'lostMoney', 'lossPerDay'] as const

export const plantAlerts = defineResource({
  name: 'plant-alerts',
  route: '/plant/infos/alert',
  address: '/alerts/{id}',
  menu: { place: 'plant', icon: 'bell', order: 20 },
  scope: 'plant',
  title: 'alarm',
  calls: 'plant-alerts',
  invalidates: ['alerts', 'alert-rules'],
  fields: FIELDS,
  paged: PAGED,
  list: { ...LIST, columns: [...FIRST, ...THEN], more: ['lossPerDay', ...MORE] },
  show: section(FACTS),
  actions: alertActions({ scope: 'plant' } as const, { scope: 'plant' } as const),
  export: { formats: ['csv', 'xlsx'] },
})

export const alerts = defineResource({
  name: 'alerts',
  route: '/alerts',
  menu: { place: 'main', icon: 'bell', order: 20 },
  title: 'alarm',
  calls: 'alerts',
  invalidates: ['plant-alerts', 'alert-rules'],
  fields: FIELDS,
  paged: PAGED,
  list: {
    ...LIST,
    // Over many plants the cause is what one works on, and what is open; one plant has few alarms.
    viewFirst: true,
    usual: 'open',
    columns: [...FIRST, 'plant', ...THEN, 'lossPerDay'],
    more: MORE,
    card: ['level', 'state', 'plant', 'started', 'device'],
  },
  show: section(['plant', ...FACTS]),
  actions: alertActions({}, { scope: 'record' } as const),
  export: { formats: ['csv', 'xlsx'] },
})
