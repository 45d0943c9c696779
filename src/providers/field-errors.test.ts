import { describe, expect, it } from 'vitest'
import type { Fault } from '../domain/faults/fault'
import { FaultError } from '../transport/fault-error'
import { fieldErrors } from './field-errors'

const refusal = (param: unknown) =>
  new FaultError({ kind: 'rejected', code: 'PARAM_ERROR', status: 400, body: { code: 'PARAM_ERROR', param } })
const mapped = async (error: unknown): Promise<unknown> => {
  const caught: unknown = await fieldErrors(Promise.reject(error as Error), { lat: 'place' }).catch(
    (thrown: unknown) => thrown,
  )
  const fault = caught instanceof FaultError ? (caught.fault as Fault & { body?: { param?: unknown } }) : null
  return fault?.body?.param ?? caught
}

describe('refusals of a body put together by hand', () => {
  it('are led to the field of the form, alone or in a list', async () => {
    expect(await mapped(refusal({ field: 'lat', key: 'most' }))).toEqual({ field: 'place', key: 'most' })
    expect(await mapped(refusal([{ field: 'lat' }, { field: 'name' }]))).toEqual([
      { field: 'place' },
      { field: 'name' },
    ])
  })

  it('stay as they are where they name nothing that is known, and so does every other fault', async () => {
    expect(await mapped(refusal({ field: 'toString' }))).toEqual({ field: 'toString' })
    const other = new TypeError('off')
    expect(await mapped(other)).toBe(other)
    expect(await fieldErrors(Promise.resolve(7), {})).toBe(7)
  })

  it('stay as they are where the cloud says something else than a field', async () => {
    const odd = ['lat', 7, ['lat', null, [{ field: 7 }]], { field: null }, { field: 3 }, {}]
    for (const param of odd) expect(await mapped(refusal(param))).toEqual(param)
    for (const body of [null, 'lat', [{ param: { field: 'lat' } }], { code: 'PARAM_ERROR' }]) {
      const fault = new FaultError({ kind: 'rejected', code: 'PARAM_ERROR', status: 400, body })
      await expect(fieldErrors(Promise.reject(fault), { lat: 'place' })).rejects.toBe(fault)
    }
    const busy = new FaultError({ kind: 'busy', status: 429, retryAfter: 3 })
    await expect(fieldErrors(Promise.reject(busy), { lat: 'place' })).rejects.toBe(busy)
  })

  it('are announced or not as before', async () => {
    for (const silent of [true, false]) {
      const { fault } = refusal({ field: 'lat' })
      const saving = fieldErrors(Promise.reject(new FaultError(fault, { silent })), { lat: 'place' })
      await expect(saving).rejects.toMatchObject({ silent })
    }
  })
})
