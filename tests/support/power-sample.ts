import type { PowerSample } from '../../src/domain/plants/reading'

/** A sample in which nothing was measured but what is given. */
export const sampleOf = (measured: Partial<PowerSample> = {}): PowerSample => ({
  at: null,
  production: null,
  consumption: null,
  feedIn: null,
  purchase: null,
  charge: null,
  discharge: null,
  stateOfCharge: null,
  ups: null,
  generator: null,
  ...measured,
})
