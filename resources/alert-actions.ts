import { field } from '../src/schema/field'

const handle = { codes: ['alert:handle'], capability: 'alarmTriage' } as const
const NOT_CLOSED = ['OPEN', 'ACKNOWLEDGED', 'SNOOZED', 'RECOVERED', null]

/**
 * Codes of a plant count at that plant alone. The list of all plants asks for those of the person, and what is done about
 * an alarm for those that its own row gives for its plant.
 */
export const alertActions = <const P extends object, const R extends object>(at: R, place: P) =>
  ({
    read: { codes: ['alert:read'], ...at },
    acknowledge: {
      ...handle,
      ...place,
      at: ['row', 'bulk', 'detail'],
      key: 'e',
      icon: 'check',
      undo: 'undo',
      queued: true,
      when: { field: 'acknowledged', is: [false, null] },
    },
    assign: {
      ...handle,
      ...place,
      at: ['row', 'bulk', 'detail'],
      key: 'a',
      icon: 'user',
      view: 'assignAlerts',
      undo: 'undo',
      queued: true,
      stays: true,
    },
    snooze: {
      ...handle,
      ...place,
      at: ['row', 'bulk', 'detail'],
      key: 's',
      icon: 'clock',
      view: 'snoozeAlerts',
      undo: 'undo',
      queued: true,
      when: { field: 'state', is: NOT_CLOSED },
    },
    close: {
      ...handle,
      ...place,
      at: ['bulk', 'detail'],
      key: 'c',
      icon: 'close',
      view: 'closeAlerts',
      undo: 'undo',
      when: { field: 'state', is: NOT_CLOSED },
    },
    reopen: {
      ...handle,
      ...place,
      at: ['bulk', 'detail'],
      icon: 'undo',
      undo: 'undo',
      when: { field: 'state', is: ['ACKNOWLEDGED', 'SNOOZED', 'CLOSED'] },
    },
    note: {
      ...handle,
      ...place,
      at: ['bulk', 'detail'],
      key: 'n',
      icon: 'edit',
      input: { note: field.longText({ required: true, max: 2000 }) },
      undo: 'unnote',
      queued: true,
      stays: true,
    },
    block: {
      codes: ['alert:handle'],
      ...at,
      at: ['detail'],
      key: 'b',
      icon: 'eyeOff',
      view: 'blockAlert',
      undo: 'unblock',
      when: { field: 'blockable', is: [true] },
    },
    device: {
      codes: ['device:read'],
      ...at,
      at: ['detail'],
      key: 'o',
      icon: 'device',
      to: 'device',
    },
    moment: {
      codes: ['alert:read'],
      ...at,
      at: ['detail'],
      key: 'p',
      icon: 'chart',
      to: 'moment',
    },
    undo: { ...handle, ...place, at: [] },
    unnote: { ...handle, ...place, at: [] },
    unblock: { codes: ['alert:handle'], ...at, at: [] },
    export: { codes: ['alert:read'], ...at },
  }) as const
