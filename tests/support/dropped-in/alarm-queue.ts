import { field } from '../../../src/schema/field'
import { defineResource } from '../../../src/schema/resource'

/** A resource of endpoints with actions and words of its own, for a test that drops it into a copy of the project. */
export const alarmQueue = defineResource({
  name: 'alarm-queue',
  route: '/alarm-queue',
  menu: { place: 'main', icon: 'list', order: 92 },
  capability: 'alarmTriage',
  title: 'alertName',
  fields: {
    id: field.id(),
    alertName: field.text({ readonly: true }),
    stationName: field.text({ readonly: true }),
    alertTime: field.instant({ readonly: true }),
    timezone: field.timezone({ readonly: true }),
    level: field.choice({ of: ['1', '2', '3'], readonly: true }),
    state: field.status({
      of: ['OPEN', 'ACKNOWLEDGED', 'SNOOZED', 'RECOVERED', 'CLOSED'],
      tones: { OPEN: 'bad', ACKNOWLEDGED: 'warning', CLOSED: 'good' },
      readonly: true,
    }),
  },
  endpoints: {
    list: {
      post: '/maintain-s/operating/alert/triage/search',
      page: 'query',
      search: 'keyword',
      sorts: ['alertTime'],
      filters: { state: { key: 'states', as: 'list' }, level: { key: 'levelList', as: 'list' } },
    },
  },
  list: {
    columns: ['alertName', 'stationName', 'alertTime', 'level', 'state'],
    size: 20,
    order: { field: 'alertTime', direction: 'DESC' },
    filters: ['state', 'level'],
    search: true,
  },
  actions: {
    read: { codes: ['alert:read'] },
    seen: {
      codes: ['alert:handle'],
      at: ['row', 'bulk'],
      when: { field: 'state', is: ['OPEN'] },
      endpoint: { post: '/maintain-s/operating/alert/triage/{id}', body: { action: 'ACKNOWLEDGE' } },
    },
    write: {
      codes: ['alert:handle'],
      at: ['row'],
      input: { note: field.longText({ required: true, max: 500 }) },
      endpoint: {
        post: '/maintain-s/operating/alert/triage/{id}',
        body: { action: 'NOTE', note: '{input.note}' },
      },
    },
    export: { codes: ['alert:read'] },
  },
  export: { formats: ['csv', 'xlsx'] },
  texts: {
    en: {
      one: 'Alarm of the queue',
      many: 'Alarm queue',
      fields: {
        alertName: 'Alarm',
        stationName: 'Plant',
        alertTime: 'Began',
        timezone: 'Time zone',
        level: 'Level',
        state: 'State',
        note: 'Note',
      },
      choices: {
        level: { 1: 'Hint', 2: 'Fault', 3: 'Grave' },
        state: {
          OPEN: 'Open',
          ACKNOWLEDGED: 'Seen',
          SNOOZED: 'Rests',
          RECOVERED: 'Over',
          CLOSED: 'Closed',
        },
      },
      actions: {
        seen: { label: 'Mark as seen', done: 'Marked.' },
        write: { label: 'Write a note', done: 'Noted.' },
      },
    },
  },
})
