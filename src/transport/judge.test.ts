import { describe, expect, it } from 'vitest'
import type { Fault } from '../domain/faults/fault'
import { faultOf } from './fault-error'
import { judge, type Terms } from './judge'

interface Given {
  status?: number
  body?: string | object | number | boolean | null
  headers?: Record<string, string>
  redirected?: boolean
}

function judged(
  { status = 200, body = {}, headers = {}, redirected = false }: Given,
  terms?: Terms,
): unknown {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return judge({ status, headers: new Headers(headers), redirected, body: text }, terms)
}

function faulted(given: Given, terms?: Terms): Fault {
  try {
    judged(given, terms)
  } catch (error) {
    return faultOf(error)
  }
  throw new Error('it was no fault')
}

const HTML = '<!doctype html><h1>Bad Gateway</h1>'

describe('judge', () => {
  it.each<[string, Given, Fault]>([
    [
      'S4-22 401',
      { status: 401, body: { code: 'Invalid token', error: 'invalid_token' } },
      { kind: 'session', code: 'Invalid token' },
    ],
    ['S4-22 401 without a body', { status: 401, body: '' }, { kind: 'session' }],
    ['S8-05 301', { status: 301, body: '' }, { kind: 'session', code: '301' }],
    [
      'S8-05 a redirect that the browser keeps',
      { status: 0, body: '', redirected: true },
      { kind: 'session', code: '301' },
    ],
    ['S8-05 body code 301', { body: { code: 301 } }, { kind: 'session', code: '301' }],
    ['S8-06 403', { status: 403, body: HTML }, { kind: 'permission', what: 'any' }],
    [
      'S6-11 403 of reading',
      { status: 403, body: { code: '22' } },
      { kind: 'permission', what: 'read', code: '22' },
    ],
    [
      'S6-11 403 of operating',
      { status: 403, body: { code: '24' } },
      { kind: 'permission', what: 'operate', code: '24' },
    ],
    ['S8-46 body code 21', { body: { code: '21' } }, { kind: 'permission', what: 'any', code: '21' }],
    ['S8-07 502', { status: 502, body: HTML }, { kind: 'network' }],
    [
      'S8-08 429',
      { status: 429, headers: { 'retry-after': '7' } },
      { kind: 'busy', status: 429, retryAfter: 7 },
    ],
    [
      'S8-08 429 without a time',
      { status: 429, body: HTML },
      { kind: 'busy', status: 429, retryAfter: null },
    ],
    [
      'S8-08 429 with a date, held against the date of the server',
      {
        status: 429,
        headers: { 'retry-after': 'Tue, 13 Jan 2026 08:25:30 GMT', date: 'Tue, 13 Jan 2026 08:25:00 GMT' },
      },
      { kind: 'busy', status: 429, retryAfter: 30 },
    ],
    [
      'S8-09 503',
      { status: 503, body: { code: 'x' } },
      { kind: 'maintenance', status: 503, retryAfter: null },
    ],
  ])('%s', (_, given, fault) => {
    expect(faulted(given)).toEqual(fault)
  })

  it.each(['99999999', 'Tue, 13 Jan 2099 08:25:30 GMT'])('waits an hour at most for %s', (header) => {
    const headers = new Headers({ 'retry-after': header, date: 'Tue, 13 Jan 2026 08:25:00 GMT' })
    expect(() => judge({ status: 503, headers, redirected: false, body: '' })).toThrow(
      expect.objectContaining({ fault: { kind: 'maintenance', status: 503, retryAfter: 3600 } }),
    )
  })

  it.each([
    ['S8-11', 'Invalid token'],
    ['S8-14', 'AUTH_INVALID_USERNAME_OR_PASSWORD'],
    ['S8-15', 'AUTH_USER_ALREADY_MIGRATED'],
    ['S8-16', 'RECOGNITION_ERROR'],
    ['S8-17', 'PARAM_ERROR'],
    ['S8-18', 'IP_LOCKED'],
    ['S8-19', 'USER_LOCKED'],
    ['S8-20', '25'],
    ['S8-22', 'NEW_CODE'],
  ])('%s body code %s is rejected with the whole body, at 200 and at 400', (_, code) => {
    const body = { code, msg: 'text for logs', param: { remainSeconds: 90 } }
    for (const status of [200, 400])
      expect(faulted({ status, body })).toEqual({ kind: 'rejected', code, status, body })
  })

  it('S8-21 reads a numeric code and prefers `code` to `error`', () => {
    expect(faulted({ body: { code: 42 } })).toMatchObject({ kind: 'rejected', code: '42' })
    expect(faulted({ status: 400, body: { code: 'A', error: 'invalid_grant' } })).toMatchObject({ code: 'A' })
    expect(faulted({ status: 400, body: { error: 'invalid_grant' } })).toMatchObject({
      code: 'invalid_grant',
    })
    expect(faulted({ body: { error: 'invalid_token' } })).toMatchObject({
      kind: 'rejected',
      code: 'Invalid token',
    })
    expect(faulted({ body: { success: false, msg: 'no' } })).toMatchObject({ kind: 'rejected', code: '16' })
  })

  it('S8-41 calls a failing service a server failure and other statuses by their number', () => {
    expect(faulted({ status: 500, body: HTML })).toMatchObject({ kind: 'rejected', code: '16', status: 500 })
    expect(faulted({ status: 404, body: '' })).toMatchObject({ kind: 'rejected', code: '404', status: 404 })
    expect(faulted({ status: 412, body: { code: 'AUTH_SLIDE_ERROR' } })).toMatchObject({
      code: 'AUTH_SLIDE_ERROR',
    })
  })

  it('takes bare values, lists whose elements have codes, and empty bodies for success', () => {
    const rows = [{ code: 'F14', error: 'x', success: false }]
    for (const body of [
      rows,
      { data: rows },
      7,
      true,
      { code: '' },
      { code: null, error: null, success: true },
    ]) {
      expect(judged({ body })).toEqual(body)
    }
    expect(judged({ body: '' })).toBeNull()
    expect(judged({ body: ' null ' })).toBeNull()
  })

  it.each([HTML, '{"total":3,"data":[{"id":1', 'hello', '[1,2'])(
    'is malformed when %j comes with 200',
    (body) => {
      expect(faulted({ body })).toMatchObject({ kind: 'malformed' })
    },
  )

  it('lets a role have a code of its own, but not an error body', () => {
    const role = { id: 31, name: 'Organisation admin', code: 'ORG_ADMIN' }
    expect(judged({ body: role }, { codeIsData: true })).toEqual(role)
    expect(faulted({ body: role })).toMatchObject({ kind: 'rejected' })
    expect(faulted({ body: { code: '42', msg: 'no' } }, { codeIsData: true })).toMatchObject({ code: '42' })
  })

  it('says nothing about a session when a public call is refused', () => {
    expect(faulted({ status: 401, body: { code: 'X' } }, { public: true })).toMatchObject({
      kind: 'rejected',
      code: 'X',
    })
    expect(faulted({ status: 401, body: '' }, { public: true })).toMatchObject({
      kind: 'rejected',
      code: '401',
    })
  })
})
