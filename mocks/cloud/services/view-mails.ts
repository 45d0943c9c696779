import { nextMail } from '../../../src/domain/export/mail-times'
import type { Centre } from '../plants/plant'
import type { QuickStore } from '../store/quick-store'
import type { World } from '../world'
import { sendingDue } from './due-mails'
import { VIEW, type View, viewsOf } from './saved-views'

const linkOf = ({ id, mail }: View) => {
  const path = mail?.path ?? '/'
  return `${path}${path.includes('?') ? '&' : '?'}view=${id}`
}

/** Sends the links that people want by mail. */
export const createViewMails = (store: QuickStore, worlds: Readonly<Record<Centre, World>>) =>
  sendingDue(store, worlds, {
    due: (world, centre, now) =>
      viewsOf(world).flatMap((view) =>
        view.mail !== null && view.mail.next <= now ? [{ centre, world, view, mail: view.mail }] : [],
      ),
    count: ({ world, view, mail }, now) =>
      world.store.put(VIEW, view.id, {
        ...view,
        mail: { ...mail, next: nextMail(mail.every, mail.zone, now) },
      }),
    send: ({ centre, world, view }) => {
      const to = world.people.byId(centre, view.accountId)?.email
      if (to != null) world.deliver({ to, scene: 'VIEW', code: '', link: linkOf(view) })
    },
  })
