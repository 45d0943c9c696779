import type { AccessControlProvider, DataProvider } from '@refinedev/core'
import type { Capability } from '../domain/capability'
import { isAsleep } from '../domain/plant-status'
import type { Plans } from '../schema/compile'
import { createAccess } from './access'
import { createData, type RunAction } from './data'
import { createDictionary } from './dictionary'
import type { Services } from './services'

/** What only somebody who has signed in needs; it is loaded with the first screen behind sign-in. */
export interface Workbench {
  readonly plans: Plans
  /** refine's default data provider. */
  readonly data: DataProvider
  readonly runAction: RunAction
  /** Currencies, zones, phone prefixes: refine's data provider named `dictionary`. */
  readonly dictionary: DataProvider
  readonly access: AccessControlProvider
}

/** Sends nothing by itself. Throws a {@link DeclarationError} for a plan that nobody can answer. */
export function createWorkbench(services: Services, plans: Plans): Workbench {
  const { send, session, desk, i18n, clock } = services
  const language = () => i18n.language()
  const zone = () => desk.getState().plant?.zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
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
  const asleep = (plantId: number) => {
    const { plant } = desk.getState()
    return plant?.id === plantId && isAsleep(plant, clock.now())
  }
  const means = { send, plans, language, zone, now: clock.now, capable, asleep }
  const { provider, runAction, forget } = createData(means)
  services.onPermissionsChange(forget)
  return {
    plans,
    data: provider,
    runAction,
    dictionary: createDictionary({ send, language }),
    access: createAccess({ plans, session, desk, blocked: services.blocked }),
  }
}
