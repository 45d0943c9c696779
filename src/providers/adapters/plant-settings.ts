import { type Metering, METERING_KEYS, type MeteringKey } from '../../domain/plants/plant-records'
import type { RecordValues } from '../../schema/codec'
import {
  metering,
  saveMetering,
  saveMeteringMethods,
  saveMeteringStrategy,
  saveZeroExport,
  zeroExport,
} from '../../transport/calls/metering'
import { finance } from '../../transport/calls/finance'
import { updatePlant } from '../../transport/calls/plant-record'
import type { CustomCalls } from '../custom-source'
import { fieldErrors } from '../field-errors'
import { COMPOSITE_FIELDS, compositeOf } from './station-body'
import { numberOf, plantOf, textOf } from './values'

function meteringOf(id: number, row: Metering): RecordValues {
  const { strategy, generationOffset, consumptionOffset, methods } = row
  return { id, strategy, generationOffset, consumptionOffset, ...methods }
}

/** C36; what is saved goes where the interface has a place for it: C38 the strategy, C39 the methods, C37 the rest. */
export const plantMeteringCalls: CustomCalls = {
  async one(_id, ask) {
    const id = plantOf(ask)
    return meteringOf(id, await ask.send(metering(id), { signal: ask.signal }))
  },
  async update(_id, values, ask) {
    const id = plantOf(ask)
    const own = textOf(values['strategy']) === 'CUSTOM'
    await ask.send(saveMeteringStrategy(id, own ? 'CUSTOM' : 'DYNAMIC'))
    if (own) {
      const methods = METERING_KEYS.map((key) => [key, textOf(values[key])])
      await ask.send(
        saveMeteringMethods(id, Object.fromEntries(methods) as Record<MeteringKey, string | null>),
      )
    }
    const offsets = {
      generationTotalOffset: numberOf(values['generationOffset']),
      consumeTotalOffset: numberOf(values['consumptionOffset']),
    }
    return meteringOf(id, await ask.send(saveMetering(id, offsets)))
  },
}

/** C40; written as part of the plant (C34). */
export const plantFinanceCalls: CustomCalls = {
  async one(_id, ask) {
    const id = plantOf(ask)
    const row = await ask.send(finance(id), { signal: ask.signal })
    return {
      id,
      currency: row.currency,
      price: row.price,
      consumptionPrice: row.consumptionPrice,
      subsidy: row.subsidyUnitAmount,
      cost: row.constructionCost,
    }
  },
  async update(_id, values, ask) {
    const id = plantOf(ask)
    await fieldErrors(ask.send(updatePlant(id, compositeOf(values, ask.zone))), COMPOSITE_FIELDS)
    return { id, ...values }
  },
}

/** C41, C42. */
export const plantZeroExportCalls: CustomCalls = {
  async one(_id, ask) {
    const id = plantOf(ask)
    const { on, limit, meterId, modified } = await ask.send(zeroExport(id), { signal: ask.signal })
    return { id, on, limit, meter: meterId, modified }
  },
  async update(_id, values, ask) {
    const id = plantOf(ask)
    const on = values['on'] === true
    const saved = await ask.send(saveZeroExport(id, { on, limit: on ? numberOf(values['limit']) : null }))
    return { id, on: saved.on, limit: saved.limit, meter: saved.meterId, modified: saved.modified }
  },
}
