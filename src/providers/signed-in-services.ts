import type { AccessControlProvider, DataProvider } from '@refinedev/core'
import type { Capability } from '../domain/people/capability'
import { isAsleep } from '../domain/plants/plant-status'
import type { EpochSeconds } from '../domain/plants/reading'
import type { Plans } from '../schema/compile'
import { createAccess, grantedElsewhere, type Place } from './access'
import { createData, type LookAhead, type RunAction } from './data'
import { createDictionary } from './dictionary'
import { IDENTITY } from './lending-send'
import { createQueuedWrites, type QueuedWrites } from './queued-writes'
import type { Services } from './services'

/** What only somebody who has signed in needs; it is loaded with the first screen behind sign-in. */
export interface SignedInServices {
  readonly plans: Plans
  /** refine's default data provider. */
  readonly data: DataProvider
  readonly runAction: RunAction
  readonly lookAhead: LookAhead
  /** What waits on this machine for a network. */
  readonly queue: QueuedWrites
  /** Currencies, zones, phone prefixes: refine's data provider named `dictionary`. */
  readonly dictionary: DataProvider
  readonly access: AccessControlProvider
  /** Whether something would be granted at a plant that is not the current one. */
  grantedAt(place: Place, question: readonly [resource: string, action: string]): Promise<boolean>
  /** Something was written beside the data provider: whole lists that were just asked for are void. */
  forget(): void
}

/** Sends nothing by itself. Throws a {@link DeclarationError} for a plan that nobody can answer. */
export function createSignedInServices(services: Services, plans: Plans): SignedInServices {
  const { send, session, currentPlant, i18n, clock } = services
  const language = () => i18n.language()
  const zone = () =>
    currentPlant.getState().plant?.zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  const { capabilities } = services
  const capable = (capability: Capability) =>
    new Promise<boolean>((resolve) => {
      const settle = () => {
        const { status, held } = capabilities.getState()
        // Another session began meanwhile: what was asked for the one before says nothing.
        if (status === 'idle') void capabilities.ask()
        if (status !== 'known' && status !== 'failed') return
        leave()
        resolve(held.has(capability))
      }
      const leave = capabilities.subscribe(settle)
      void capabilities.ask()
      settle()
    })
  const asleep = (plantId: number, heard: EpochSeconds | null) => {
    const { plant } = currentPlant.getState()
    return plant?.id === plantId && isAsleep({ ...plant, lastUpdate: heard }, clock.now())
  }
  const means = {
    send,
    plans,
    language,
    zone,
    now: clock.now,
    say: (key: string) => i18n.t(key),
    capable,
    asleep,
  }
  const { provider, runAction, lookAhead, forget } = createData(means)
  const { seen } = services
  const queue = createQueuedWrites({
    plans,
    storage: services.storage,
    runAction,
    lookAhead,
    holder: () => seen?.holder() ?? null,
    maySend: (holder) => seen?.mayKeep(holder) ?? false,
    isCutOff: () => !navigator.onLine || (seen?.lent.has(IDENTITY) ?? false),
    now: () => clock.now() * 1000,
    locks: services.locks,
  })
  services.onPermissionsChange(() => {
    forget()
    queue.refresh()
  })
  const rights = { plans, session, currentPlant, blocked: services.blocked }
  return {
    plans,
    data: provider,
    runAction: queue.runAction,
    lookAhead,
    queue,
    dictionary: createDictionary({ send, language }),
    access: createAccess(rights),
    grantedAt: (place, question) => grantedElsewhere(rights, place, question),
    forget,
  }
}
