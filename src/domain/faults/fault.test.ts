import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  catalogueNumber,
  FAULT_CATALOGUE,
  faultCode,
  faultHandling,
  faultKey,
  hintKey,
  isBusy,
  isConflict,
  isFault,
  isRefusal,
  isUnanswered,
  retryAfter,
  waitOf,
  writeFaultKey,
  type Fault,
} from './fault'

const rejected = (code: string, status = 400): Fault => ({ kind: 'rejected', code, status, body: null })

const ONE_OF_EACH: Fault[] = [
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'session' },
  { kind: 'permission', what: 'any' },
  { kind: 'permission', what: 'read' },
  { kind: 'permission', what: 'operate' },
  { kind: 'busy', status: 429, retryAfter: 7 },
  { kind: 'maintenance', status: 503, retryAfter: null },
  { kind: 'malformed', detail: 'HTML' },
  { kind: 'aborted' },
  rejected('42'),
]

describe('the catalogue', () => {
  it('S8-25 has 66 entries, numbered in order, each with a key of its own', () => {
    expect(FAULT_CATALOGUE.map((entry) => entry.number)).toEqual(
      Array.from({ length: 66 }, (_, index) => index + 1),
    )
    expect(new Set(FAULT_CATALOGUE.map((entry) => entry.name)).size).toBe(66)
    expect(FAULT_CATALOGUE[41]).toMatchObject({
      number: 42,
      key: 'faults:42',
      how: 'announce',
      whose: 'device',
    })
  })

  it.each<[string, unknown, number | null]>([
    ['S8-14', 'AUTH_INVALID_USERNAME_OR_PASSWORD', 3],
    ['S8-11', 'Invalid token', 39],
    ['S8-11', 'invalid_token', 39],
    ['S8-20', 'sorry_for_server_exception', 25],
    ['S8-70', 'AUTH_INVALID_PARAM', 45],
    ['S8-67', '42', 42],
    ['S8-67', 42, 42],
    ['S8-67', ' 42 ', 42],
    ['S8-91', '66', 66],
    ['S8-22', '67', null],
    ['S8-22', '0', null],
    ['S8-22', '999', null],
    ['S8-22', 'NEW_CODE', null],
    ['S8-22', '', null],
    ['S8-22', null, null],
    ['S8-22', '__proto__', null],
    ['S8-22', '4.2', null],
  ])('%s %s is number %s', (_, code, number) => expect(catalogueNumber(code)).toBe(number))
})

describe('faultKey', () => {
  it.each<[string, Fault, string]>([
    ['S8-01', { kind: 'network' }, 'faults:network'],
    ['S8-03', { kind: 'timeout' }, 'faults:timeout'],
    ['S8-06', { kind: 'permission', what: 'any' }, 'faults:permission'],
    ['S8-47', { kind: 'permission', what: 'read' }, 'faults:permissionRead'],
    ['S8-49', { kind: 'permission', what: 'operate' }, 'faults:permissionOperate'],
    ['S8-08', { kind: 'busy', status: 429, retryAfter: null }, 'faults:busy'],
    ['S8-09', { kind: 'maintenance', status: 503, retryAfter: null }, 'faults:maintenance'],
    ['S8-12', { kind: 'session' }, 'faults:session'],
    ['S8-21', rejected('42'), 'faults:42'],
    ['S8-15', rejected('AUTH_USER_ALREADY_MIGRATED'), 'faults:migrated'],
    ['S8-16', rejected('RECOGNITION_ERROR'), 'faults:recognition'],
    ['S8-17', rejected('PARAM_ERROR'), 'faults:parameter'],
    ['S8-18', rejected('IP_LOCKED'), 'faults:ipLocked'],
    ['S8-19', rejected('USER_LOCKED'), 'faults:userLocked'],
    ['S8-22', rejected('999'), 'faults:general'],
    ['S8-22', rejected('NEW_CODE'), 'faults:general'],
    ['S8-22', rejected('constructor'), 'faults:general'],
    ['S8-04', { kind: 'malformed', detail: 'HTML' }, 'faults:malformed'],
    ['S8-18', rejected(' IP_LOCKED '), 'faults:ipLocked'],
    ['S8-22', { kind: 'aborted' }, 'faults:general'],
  ])('%s %j', (_, fault, key) => expect(faultKey(fault)).toBe(key))

  it('S8-22 never gives a raw code as key', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 100, max: 599 }), (code, status) => {
        expect(faultKey(rejected(code, status))).toMatch(/^faults:([1-9]\d?|[a-z][A-Za-z]+)$/)
        expect(hintKey(rejected(code, status))).toMatch(/^faults:hint\.[a-zA-Z]+$/)
      }),
    )
  })
})

describe('handling', () => {
  it.each<[string, Fault, string]>([
    ['S8-14', rejected('AUTH_INVALID_USERNAME_OR_PASSWORD'), 'hand-over'],
    ['S8-15', rejected('AUTH_USER_ALREADY_MIGRATED'), 'hand-over'],
    ['S8-16', rejected('RECOGNITION_ERROR'), 'hand-over'],
    ['S8-17', rejected('PARAM_ERROR'), 'hand-over'],
    ['S8-18', rejected('IP_LOCKED'), 'hand-over'],
    ['S8-19', rejected('USER_LOCKED'), 'hand-over'],
    ['S8-20', rejected('25', 500), 'silent'],
    ['S8-20', rejected('sorry_for_server_exception', 500), 'silent'],
    ['S8-21', rejected('42'), 'announce'],
    ['S8-22', rejected('NEW_CODE'), 'announce'],
    ['S8-01', { kind: 'network' }, 'announce'],
    ['S8-09', { kind: 'maintenance', status: 503, retryAfter: 3 }, 'hand-over'],
    ['S4-22', { kind: 'session' }, 'logout'],
    ['S8-03', { kind: 'timeout' }, 'announce'],
    ['S8-22', { kind: 'aborted' }, 'silent'],
    ['S8-14', rejected(' IP_LOCKED '), 'hand-over'],
    ['S8-22', rejected('PREVIEW'), 'announce'],
  ])('%s %j: %s', (_, fault, how) => expect(faultHandling(fault)).toBe(how))

  it('prints the code and the pause', () => {
    expect(faultCode(rejected('42'))).toBe('42')
    expect(faultCode(rejected('', 500))).toBe('500')
    expect(faultCode({ kind: 'busy', status: 429, retryAfter: 7 })).toBe('429')
    expect(faultCode({ kind: 'network' })).toBeNull()
    expect(faultCode(rejected('x'.repeat(900)))).toHaveLength(60)
    expect(retryAfter({ kind: 'busy', status: 429, retryAfter: 7 })).toBe(7)
    expect(retryAfter({ kind: 'network' })).toBeNull()
  })

  it('S8-68 code 43 says in its body how long, at most an hour, and 5 s when it does not', () => {
    const said = (body: unknown, code = '43'): Fault => ({ kind: 'rejected', code, status: 200, body })
    const waits = (fault: Fault) => [isBusy(fault), retryAfter(fault), waitOf(fault)]
    expect(waits(said({ code: '43', param: { remainSeconds: 12.2 } }))).toEqual([true, 13, 13])
    expect(waits(said({ code: '43', param: { remainSeconds: 90_000 } }))).toEqual([true, 3600, 3600])
    for (const body of [null, {}, 'no', { param: null }, { param: { remainSeconds: 'soon' } }])
      expect(waits(said(body))).toEqual([true, null, 5])
    expect(waits(said({ param: { remainSeconds: 12 } }, '42'))).toEqual([false, null, 0])
    expect(waits({ kind: 'busy', status: 429, retryAfter: null })).toEqual([true, null, 5])
  })

  it('knows its own and nothing else', () => {
    for (const fault of ONE_OF_EACH) expect(isFault(fault)).toBe(true)
    for (const other of [
      null,
      undefined,
      'network',
      {},
      { kind: 'rejected' },
      { kind: 'rejected', code: 42 },
      { kind: 'toString' },
      { kind: ['network'] },
      new Error('x'),
    ])
      expect(isFault(other)).toBe(false)
  })
})

describe('what a fault says', () => {
  it.each<[Fault, string]>([
    [{ kind: 'network' }, 'connection'],
    [{ kind: 'timeout' }, 'connection'],
    [{ kind: 'session' }, 'session'],
    [{ kind: 'permission', what: 'read' }, 'permission'],
    [{ kind: 'busy', status: 429, retryAfter: null }, 'busy'],
    [{ kind: 'maintenance', status: 503, retryAfter: null }, 'cloud'],
    [{ kind: 'malformed', detail: 'HTML' }, 'cloud'],
    [{ kind: 'aborted' }, 'unknown'],
    [rejected('SOMETHING'), 'unknown'],
    [rejected('SOMETHING', 499), 'unknown'],
    [rejected('SOMETHING', 500), 'cloud'],
    // A server that answers was reached, whatever it says of the network.
    [rejected('1', 500), 'cloud'],
    [rejected('15', 500), 'permission'],
    [rejected(' AUTH_INVALID_USERNAME_OR_PASSWORD '), 'input'],
    [rejected('AUTH_INVALID_USERNAME_OR_PASSWORD'), FAULT_CATALOGUE[2]?.whose ?? ''],
    [rejected('USER_LOCKED'), 'input'],
    [rejected(' USER_LOCKED '), 'input'],
    ...FAULT_CATALOGUE.map(({ whose }, at): [Fault, string] => [rejected(String(at + 1), 200), whose]),
  ])('%j is to be mended by: %s', (fault, whose) => {
    expect(hintKey(fault)).toBe(`faults:hint.${whose}`)
  })

  it('a refused write says something, even where a read says nothing', () => {
    const silent = FAULT_CATALOGUE.findIndex(({ how }) => how === 'silent') + 1
    expect(silent).toBeGreaterThan(0)
    expect(writeFaultKey(rejected(String(silent)))).toBe('faults:general')
    expect(writeFaultKey(rejected('42'))).toBe('faults:42')
    expect(writeFaultKey({ kind: 'aborted' })).toBe('faults:general')
    expect(writeFaultKey({ kind: 'busy', status: 429, retryAfter: null })).toBe('faults:busy')
  })

  it.each<[Fault, boolean]>([
    [rejected('RECORD_CHANGED', 409), true],
    [rejected(' RECORD_CHANGED ', 400), true],
    [rejected('X', 412), true],
    [rejected('X', 409), false],
    [rejected('', 413), false],
    [{ kind: 'busy', status: 429, retryAfter: null }, false],
    [{ kind: 'network' }, false],
  ])('%j is a conflict: %s', (fault, conflict) => {
    expect(isConflict(fault)).toBe(conflict)
  })
})

describe('kinds of refusal', () => {
  it('is one of the codes that are asked about, whatever blanks stand around it', () => {
    expect(isRefusal(rejected(' ROLE_IN_USE '), 'TRANSFER_OVER', 'ROLE_IN_USE')).toBe(true)
    expect(isRefusal(rejected('ROLE'), 'ROLE_IN_USE')).toBe(false)
    expect(isRefusal(rejected('ROLE_IN_USE'))).toBe(false)
    expect(isRefusal({ kind: 'session', code: 'ROLE_IN_USE' }, 'ROLE_IN_USE')).toBe(false)
    expect(isRefusal(null, 'ROLE_IN_USE')).toBe(false)
  })

  it('leaves in doubt whether it was done only where nothing readable came back', () => {
    const doubtful = ONE_OF_EACH.filter(isUnanswered).map(({ kind }) => kind)
    expect(doubtful).toEqual(['network', 'timeout', 'malformed', 'aborted'])
  })

  it('is busy, and says for how long, where the server is closed as well', () => {
    const closed: Fault = { kind: 'maintenance', status: 503, retryAfter: 60 }
    expect([isBusy(closed), retryAfter(closed), waitOf(closed)]).toEqual([true, 60, 60])
    expect(ONE_OF_EACH.filter(isBusy).map(({ kind }) => kind)).toEqual(['busy', 'maintenance'])
    expect(waitOf({ kind: 'timeout' })).toBe(0)
  })

  it('prints the code of what it is, cut to what a line takes', () => {
    const long = 'x'.repeat(99)
    expect(faultCode({ kind: 'session', code: long })).toBe(long.slice(0, 60))
    expect(faultCode({ kind: 'permission', what: 'read', code: '22' })).toBe('22')
    expect(faultCode({ kind: 'session' })).toBeNull()
    expect(faultCode({ kind: 'permission', what: 'any' })).toBeNull()
    expect(faultCode({ kind: 'maintenance', status: 503, retryAfter: null })).toBe('503')
    expect(faultCode({ kind: 'aborted' })).toBeNull()
  })

  it('a pause of nothing is a pause of nothing, and none below it', () => {
    const said = (remainSeconds: unknown) =>
      retryAfter({ ...rejected('43'), body: { param: { remainSeconds } } } as Fault)
    expect([said(0), said(-1), said('7')]).toEqual([0, null, 7])
  })
})
