import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../src/transport/call'
import { faultOf } from '../../src/transport/fault-error'
import { cloudBench } from '../support/cloud-bench'
import { LAYOUT_CALLS } from './layout-calls.data'
import { OWN_CALLS } from './own-calls.data'
import { BILLING_CALLS } from './billing-calls.data'
import { CALLS } from './transport-calls.data'

/** The owner's plant with everything in it, in the place of the made-up plant 7 of the rows. */
const PLANT = '63400030'

const bench = cloudBench()
const statuses: number[] = []

function ofRealPlant<T>(call: Call<T>): Call<T> {
  return { ...call, path: call.path.replace(/\/7(?=\/|$)/, `/${PLANT}`) }
}

beforeAll(async () => {
  await bench.signIn('owner')
  bench.hooks.damage = (_request, response) => {
    statuses.push(response.status)
    return response
  }
})

describe('S7-124 S7-125 the cloud serves what the console asks', () => {
  it.each([...CALLS, ...OWN_CALLS, ...BILLING_CALLS, ...LAYOUT_CALLS])('$name', async ({ call }) => {
    statuses.length = 0
    const fault = await bench.send(ofRealPlant(call)).then(
      () => null,
      (error: unknown) => faultOf(error),
    )
    expect(statuses[0], 'an address that is not served answers 404').not.toBe(404)
    expect(statuses[0]).toBeLessThan(500)
    // A success that the reader cannot make sense of would be a disagreement about the shape.
    expect(fault?.kind).not.toBe('malformed')
  })
})
