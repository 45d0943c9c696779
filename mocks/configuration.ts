import { SIMULATION_PUBLIC_KEY } from './cloud/simulation-key'

/** What the console asks for at `/config.json` before anything else: the switches of this installation. */
export const CONFIGURATION = {
  multiDataCentre: true,
  encryptedMode: true,
  publicKeys: { test: SIMULATION_PUBLIC_KEY },
}
