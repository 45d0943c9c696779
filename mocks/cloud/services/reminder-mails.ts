import type { Centre } from '../plants/plant'
import { openSession } from '../people/sessions'
import type { QuickStore } from '../store/quick-store'
import type { World } from '../world'
import { sendingDue } from './due-mails'
import { dueOf, type Kind, REMINDER, type Setting } from './reminders'

const PLACES: Readonly<Record<Kind, string>> = {
  dataPlan: '/application/detail/deviceCharge',
  insurance: '/application/detail/insurance/policies',
  document: '/plant/infos/detail',
}

/** Sends reminders to those who want them by mail. */
export const createReminderMails = (store: QuickStore, worlds: Readonly<Record<Centre, World>>) =>
  sendingDue(store, worlds, {
    due: (world, centre, now) =>
      world.store.list(REMINDER).flatMap(({ key, value }) => {
        const setting = value as Setting
        const account = setting.email ? world.people.byId(centre, setting.accountId) : undefined
        const session =
          account?.state === 'active' ? openSession(world, account, setting.organizationId, REMINDER) : null
        if (session === null || account?.email == null) return []
        const found = dueOf(world, centre, session, [setting.mailedUntil, now])
        return found.length === 0 ? [] : [{ world, key, setting, found, to: account.email }]
      }),
    count: ({ world, key, setting }, now) => world.store.put(REMINDER, key, { ...setting, mailedUntil: now }),
    send: ({ world, found, to }) => {
      for (const kind of new Set(found.map((one) => one.kind)))
        world.deliver({ to, scene: 'REMINDER', code: '', link: PLACES[kind] })
    },
  })
