import type { FlowPicture } from '../../../domain/energy/energy-flow'
import { MISSING, scale } from '../../../domain/values/quantity'

/** One clause of the sentence: a text key below `flow.say` and what it names. */
export interface Clause {
  key: string
  values: { power: string; soc: string }
}

const power = (watts: number | null) => {
  const scaled = scale(watts, 'W')
  return scaled ? `${scaled.digits} ${scaled.unit}` : MISSING
}

/** The whole picture in words, clause by clause, for ears and for the text version (screens 2 B). */
export function flowClauses(picture: FlowPicture): Clause[] {
  const clauses = picture.nodes.map((node): Clause => {
    const soc = node.stateOfCharge ?? null
    return {
      key: `${node.key}.${node.state}`,
      values: { power: power(node.power), soc: scale(soc, '%')?.digits ?? MISSING },
    }
  })
  if (picture.unaccounted !== null) {
    clauses.push({
      key: 'unaccounted',
      values: { power: power(Math.abs(picture.unaccounted)), soc: MISSING },
    })
  }
  return clauses
}
