/** What the console asks for at `/config.json` before anything else: the switches of this installation. */
export const CONFIGURATION = { multiDataCentre: true }
