import type { Fields } from '../energy/figures'
import { compactDate, dayAt } from '../place/zone'
import { type Call, readablePlants } from '../wire/call'
import { whole } from '../wire/call-values'
import { badParameter } from '../wire/refusal'

const MAX = 31

/** Ours: kWh of each of the last whole days over all plants, each plant by its own calendar; `?days=` 1 to 31. */
export function producedDays(call: Call): { days: Fields[] } {
  const count = whole(call.query.get('days')) ?? 30
  if (count < 1 || count > MAX) throw badParameter('days')
  const { world, centre, now } = call
  const made = new Map<number, { energy: number; plants: number }>()
  for (const id of readablePlants(call)) {
    const plant = world.plant(id, centre)
    if (!plant) continue
    const today = dayAt(plant.place.zone, now)
    for (let day = Math.max(today - count, plant.joined); day < today; day++) {
      const sum = made.get(day) ?? { energy: 0, plants: 0 }
      sum.energy += world.engine.produced(plant, day, day)
      sum.plants += 1
      made.set(day, sum)
    }
  }
  const last = Math.max(...made.keys())
  return {
    days: [...made.entries()]
      .filter(([day]) => day > last - count)
      .sort(([one], [other]) => one - other)
      .map(([day, { energy, plants }]) => ({ date: compactDate(day), energy, plants })),
  }
}
