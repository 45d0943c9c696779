import { describe, expect, it } from 'vitest'
import {
  catalogueNumber,
  isFault,
  isNoRecord,
  isServerFailure,
  isUnanswered,
  isUndecided,
  waitOf,
  writeFaultKey,
  type Fault,
} from './fault'

const rejected = (code: string, status = 400): Fault => ({ kind: 'rejected', code, status, body: null })

describe('whether a call was decided', () => {
  it.each<[string, Fault, boolean, boolean, boolean]>([
    ['nothing came back', { kind: 'network' }, true, false, true],
    ['it took too long', { kind: 'timeout' }, true, false, true],
    ['nobody could read it', { kind: 'malformed', detail: '' }, true, false, true],
    ['it was given up', { kind: 'aborted' }, true, false, true],
    ['the server failed', rejected('18', 500), false, true, true],
    ['its gate failed', rejected('', 503), false, true, true],
    ['it was refused', rejected('18', 499), false, false, false],
    ['too many asked', { kind: 'busy', status: 429, retryAfter: null }, false, false, true],
    ['the house is closed', { kind: 'maintenance', status: 503, retryAfter: 5 }, false, false, true],
    ['nobody is signed in', { kind: 'session' }, false, false, false],
    ['nobody may', { kind: 'permission', what: 'any' }, false, false, false],
  ])('%s', (_, fault, unanswered, failed, undecided) => {
    expect([isUnanswered(fault), isServerFailure(fault), isUndecided(fault)]).toEqual([
      unanswered,
      failed,
      undecided,
    ])
  })
})

it('no record is what nobody has, or what no id can name', () => {
  expect([rejected('18'), rejected(' PARAM_ERROR '), rejected('17'), rejected('X')].map(isNoRecord)).toEqual([
    ...[true, true, false, false],
  ])
  expect(isNoRecord({ kind: 'permission', what: 'read', code: '18' })).toBe(false)
})

it('a refused write says something, where reading would be silent', () => {
  expect([rejected('25'), rejected('18')].map(writeFaultKey)).toEqual([...['faults:general', 'faults:18']])
})

it('waiting changes nothing where nobody is busy', () => {
  const waits: Fault[] = [
    { kind: 'busy', status: 429, retryAfter: 7 },
    { kind: 'maintenance', status: 503, retryAfter: 0 },
    { kind: 'network' },
    rejected('18'),
  ]
  expect(waits.map(waitOf)).toEqual([7, 0, 0, 0])
})

it('a fault has a kind that there is, and one that was refused its code', () => {
  const given = [
    null,
    'network',
    {},
    { kind: 5 },
    { kind: ['network'] },
    { kind: 'other' },
    { kind: 'rejected' },
  ]
  expect(given.map(isFault)).toEqual([false, false, false, false, false, false, false])
  expect([{ kind: 'network' }, rejected('1'), { kind: 'rejected', code: 5 }].map(isFault)).toEqual([
    true,
    true,
    false,
  ])
})

it('a code is a number of the catalogue, as a number or as a text', () => {
  expect(
    [1, '1', ' 66 ', 66, 67, 0, '00', '1.5', '007', -1, null, {}, '', 'toString'].map(catalogueNumber),
  ).toEqual([...[1, 1, 66, 66, null, null, null, null, null, null, null, null, null, null]])
})
