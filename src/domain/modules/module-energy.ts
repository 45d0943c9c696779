import { tileKey, type ModuleTile } from './module-tiles'
import type { ModuleDays } from './shade'

/** kWh that each module gave in all the days, by the key of its tile; a module that said nothing has none. */
export function energyOfDays({ days, modules, step }: ModuleDays): ReadonlyMap<string, number> {
  const energies = modules.flatMap((place, number) => {
    const powers = days.flatMap((day) => (day.powers[number] ?? []).filter((power) => power !== null))
    const sum = powers.reduce((total, power) => total + power, 0)
    return powers.length === 0 ? [] : [[tileKey(place), (sum * step) / 3_600_000] as const]
  })
  return new Map(energies)
}

export function withEnergyOfDays(
  tiles: readonly ModuleTile[],
  energies: ReadonlyMap<string, number>,
): readonly ModuleTile[] {
  return tiles.map((tile) => ({ ...tile, energyOfDays: energies.get(tile.key) ?? null }))
}
