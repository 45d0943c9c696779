import { useState } from 'react'
import type { Fault } from '../../domain/faults/fault'
import { eachOf } from '../../providers/each-record'
import { addDevices, registerGateways } from '../../transport/calls/power-system'
import { faultOf } from '../../transport/fault-error'
import { useServices } from '../../console/services/services-context'
import { useAnnounceFailure } from '../../console/record/use-write'
import { useDeviceChange } from './use-device-change'

export type AddResult =
  | { readonly outcome: 'sending' }
  | { readonly outcome: 'done' }
  | { readonly outcome: 'failed'; readonly fault: Fault }

type Results = ReadonlyMap<string, AddResult>

/** Sends serials and keeps what came of each; a refused one never takes the others with it. */
export function useAdding(plantId: number) {
  const { send } = useServices()
  const announce = useAnnounceFailure()
  const changed = useDeviceChange()
  const [results, setResults] = useState<Results>(new Map())
  const [busy, setBusy] = useState(false)

  const put = (serials: readonly string[], resultOf: (serial: string) => AddResult) =>
    setResults((before) => new Map([...before, ...serials.map((one) => [one, resultOf(one)] as const)]))

  const refused = (serials: readonly string[], error: unknown) => {
    const fault = faultOf(error)
    announce(fault, null)
    put(serials, () => ({ outcome: 'failed', fault }))
  }

  const during = async (serials: readonly string[], work: () => Promise<unknown>) => {
    setBusy(true)
    put(serials, () => ({ outcome: 'sending' }))
    await work()
    setBusy(false)
    changed()
  }

  return {
    results,
    busy,
    /** One call for all (C63): its reply says which were accepted. */
    addLoggers: (serials: readonly string[], secret: string) =>
      during(serials, async () => {
        try {
          const reply = await send(registerGateways(plantId, serials, ...(secret === '' ? [] : [secret])))
          const codes = new Map(reply.refused.map(({ serial, code }) => [serial.toUpperCase(), code]))
          put(serials, (serial) =>
            codes.has(serial)
              ? {
                  outcome: 'failed',
                  fault: { kind: 'rejected', code: codes.get(serial) ?? '18', status: 200, body: null },
                }
              : { outcome: 'done' },
          )
        } catch (error) {
          refused(serials, error)
        }
      }),
    /** One call each (C54): the cloud refuses a list as a whole for the sake of one serial. */
    addDevices: (serials: readonly string[], type: string, gatewayId: number) =>
      during(serials, () =>
        eachOf(serials, async (serial) => {
          try {
            await send(addDevices(plantId, [{ serial, type, gatewayId, name: null, capacity: null }]))
            put([serial], () => ({ outcome: 'done' }))
          } catch (error) {
            refused([serial], error)
          }
        }),
      ),
  }
}
