import { ENERGY_HUES } from '../domain/brand/branding'
import type { Palette } from './drawing'
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
