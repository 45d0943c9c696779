import type { MeterSpec } from '../../domain/devices/device-records'
import type { RecordValues } from '../../schema/codec'
import { meterSpec, saveMeter } from '../../transport/calls/power-system'
import type { CustomCalls } from '../custom-source'
import { fieldErrors } from '../field-errors'
import { numberOf, plantOf, textOf } from './values'

const recordOf = (id: number, { spec, ctRatio, ptRatio, position, direction }: MeterSpec): RecordValues => ({
  id,
  spec,
  ctRatio,
  ptRatio,
  position,
  direction,
})

/** C60, C61: everything is sent, because a meter is wired in one way only. */
export const meterSettingsCalls: CustomCalls = {
  async one(id, ask) {
    const meter = Number(id)
    return recordOf(meter, await ask.send(meterSpec(plantOf(ask), meter), { signal: ask.signal }))
  },
  async update(id, values, ask) {
    const meter = Number(id)
    const settings = {
      spec: textOf(values['spec']),
      ctRatio: numberOf(values['ctRatio']),
      ptRatio: numberOf(values['ptRatio']),
      position: textOf(values['position']),
      direction: textOf(values['direction']),
    }
    const saved = await fieldErrors(ask.send(saveMeter(plantOf(ask), meter, settings)), {})
    return recordOf(meter, saved)
  },
}
