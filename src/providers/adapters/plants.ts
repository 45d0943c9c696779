import type { PlantRecord } from '../../domain/plants/plant-records'
import type { RecordValues } from '../../schema/codec'
import { createPlant, deletePlants, updatePlant } from '../../transport/calls/plant-record'
import type { CustomCalls } from '../custom-source'
import { allAtOnce } from '../each-record'
import { fieldErrors } from '../field-errors'
import { COMPOSITE_FIELDS, compositeOf } from './station-body'

const named = ({ id, name }: PlantRecord): RecordValues => ({ id, name })

/** Writes of plants (C33 to C35); the list and one of it are endpoints of the declaration. */
export const plantCalls = {
  create: async (values, { send, zone }) =>
    named(await fieldErrors(send(createPlant(compositeOf(values, zone))), COMPOSITE_FIELDS)),
  update: async (id, values, { send, zone }) =>
    named(await fieldErrors(send(updatePlant(Number(id), compositeOf(values, zone))), COMPOSITE_FIELDS)),
  remove: (ids, { send }) => allAtOnce(ids, () => send(deletePlants(ids.map(Number)))),
} satisfies CustomCalls
