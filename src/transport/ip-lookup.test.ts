import { afterEach, describe, expect, it, vi } from 'vitest'
import { useFakeTimeouts, useRealTimeouts } from '../../tests/support/fake-timeouts'
import { lookUpAddress } from './ip-lookup'

const SERVICE = 'https://ip.example/json'
const answering = (body: string, status = 200) => vi.fn(() => Promise.resolve(new Response(body, { status })))

describe('S7-26 the address of this machine', () => {
  afterEach(useRealTimeouts)

  it.each([
    ['192.0.2.7\n', '192.0.2.7'],
    ['{"ip":"2001:db8::1"}', '2001:db8::1'],
    ['{"ip":"evil&x=1"}', null],
    ['{"ip":', null],
    ['<html>', null],
    ['', null],
  ])('in %j is %s', async (body, address) => {
    expect(await lookUpAddress(SERVICE, answering(body))).toBe(address)
  })

  it('is asked of a stranger, who gets nothing of ours', async () => {
    const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
      Promise.resolve(new Response('192.0.2.7')),
    )
    await lookUpAddress(SERVICE, fetch)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
    expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('headers')
  })

  it('is not known when the service is down, refuses, is silent or is not configured', async () => {
    expect(await lookUpAddress(SERVICE, () => Promise.reject(new TypeError('x')))).toBeNull()
    expect(await lookUpAddress(SERVICE, answering('192.0.2.7', 500))).toBeNull()
    const unused = answering('192.0.2.7')
    expect(await lookUpAddress('', unused)).toBeNull()
    expect(await lookUpAddress('javascript:1', unused)).toBeNull()
    expect(unused).not.toHaveBeenCalled()
    useFakeTimeouts()
    const silent = lookUpAddress(SERVICE, () => new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(3000)
    expect(await silent).toBeNull()
  })
})
