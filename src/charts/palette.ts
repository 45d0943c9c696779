import { ENERGY_HUES } from '../domain/brand/branding'
import type { Palette } from './drawing'
import type { Ink } from './ink'
import type { PowerSeries } from './power-chart'

/** Energy keeps its hue and its dash in every chart and both themes; see the look of the product. */
export const ENERGY_INK: Palette<PowerSeries> = {
  production: { colour: ENERGY_HUES.production, dash: [], width: 1.75 },
  consumption: { colour: ENERGY_HUES.consumption, dash: [], width: 1.75 },
  feedIn: { colour: ENERGY_HUES.feedIn, dash: [7, 4], width: 1.75 },
  purchase: { colour: ENERGY_HUES.purchase, dash: [2, 3], width: 1.75 },
  charge: { colour: ENERGY_HUES.charge, dash: [], width: 1 },
  discharge: { colour: ENERGY_HUES.discharge, dash: [], width: 1 },
  stateOfCharge: { colour: ENERGY_HUES.stateOfCharge, dash: [], width: 1.1 },
}

const DASHES: readonly (readonly number[])[] = [[], [7, 4], [2, 3]]

/** For whatever is no energy of the plant, in the colours of the brand; what looks alike differs by dash. */
export function plotInks(colours: readonly string[], count: number): readonly Ink[] {
  return Array.from({ length: count }, (_, index) => ({
    colour: colours[index % colours.length] ?? ENERGY_HUES.consumption,
    dash: DASHES[index % DASHES.length] ?? [],
    width: 1.75,
  }))
}
