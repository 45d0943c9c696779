import { SIMULATION_PUBLIC_KEY } from './cloud/wire/simulation-key'

/** What the console asks for at `/config.json` before anything else: the switches of this installation. */
export const CONFIGURATION = {
  multiDataCentre: true,
  customerService: { script: '/store-s/service.js', zone: 'Europe/Berlin', from: '08:00', to: '17:00' },
  encryptedMode: true,
  publicKeys: { test: SIMULATION_PUBLIC_KEY },
}

/** In front of a real vendor: plain calls, and a choice of data centre only where there are two. */
export function upstreamConfiguration(upstreams: { eu: unknown; cn: unknown }): object {
  return { multiDataCentre: Boolean(upstreams.eu && upstreams.cn), encryptedMode: false }
}
