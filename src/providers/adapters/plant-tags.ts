import { plantTags, savePlantTags } from '../../transport/calls/plant-tags'
import type { CustomCalls } from '../custom-source'
import { plantOf, wordsOf } from './values'

/** Words by which a plant is found again; ours, capability `plantTags`. */
export const plantTagCalls: CustomCalls = {
  async one(_id, ask) {
    const id = plantOf(ask)
    return { id, tags: await ask.send(plantTags(id), { signal: ask.signal }) }
  },
  async update(_id, values, ask) {
    const id = plantOf(ask)
    return { id, tags: await ask.send(savePlantTags(id, wordsOf(values['tags']))) }
  },
}
