import { useState } from 'react'
import { useServices } from '../../console/services/services-context'

export interface ChartSet {
  readonly name: string
  /** Names of the wire, joined by commas, as the address has them. */
  readonly series: string
}

const MAX = 20

function setsOf(text: string | null): readonly ChartSet[] {
  if (text === null) return []
  return text.split('\n').flatMap((line) => {
    const [name, series] = line.split('\t')
    return name && series ? [{ name, series }] : []
  })
}

/** Sets of parameters that somebody draws again and again, for every device of a model, in this browser. */
export function useChartSets(model: string) {
  const { storage } = useServices()
  const place = `device.sets.${model}`
  const [sets, setSets] = useState(() => setsOf(storage.recall(place)))
  const keep = (next: readonly ChartSet[]) => {
    const text = next.map(({ name, series }) => `${name}\t${series}`).join('\n')
    storage.remember(place, text === '' ? null : text)
    setSets(next)
  }
  return {
    sets,
    save: (name: string, series: string) =>
      keep(
        [...sets.filter((one) => one.name !== name), { name: name.replace(/\s+/g, ' '), series }].slice(-MAX),
      ),
    forget: (name: string) => keep(sets.filter((one) => one.name !== name)),
  }
}
