import { nextMail } from '../../../src/domain/export/mail-times'
import type { Centre } from '../plants/plant'
import type { QuickStore } from '../store/quick-store'
import type { World } from '../world'
import { VIEW, type View, viewsOf } from './saved-views'

/** How often what is due is looked for, s. */
const EVERY = 60

const linkOf = ({ id, mail }: View) => {
  const path = mail?.path ?? '/'
  return `${path}${path.includes('?') ? '&' : '?'}view=${id}`
}

/** Sends the links that people want by mail, once each: what is due is counted as sent before it leaves. */
export function createViewMails(
  store: QuickStore,
  worlds: Readonly<Record<Centre, World>>,
): (now: number) => Promise<void> {
  let looked = -Infinity

  const due = (now: number) =>
    (Object.entries(worlds) as [Centre, World][]).flatMap(([centre, world]) =>
      viewsOf(world).flatMap((view) =>
        view.mail !== null && view.mail.next <= now ? [{ centre, world, view, mail: view.mail }] : [],
      ),
    )

  return async (now) => {
    if (Math.abs(now - looked) < EVERY) return
    looked = now
    const found = due(now)
    if (found.length === 0) return
    await store.transaction(() => {
      for (const { world, view, mail } of found)
        world.store.put(VIEW, view.id, {
          ...view,
          mail: { ...mail, next: nextMail(mail.every, mail.zone, now) },
        })
    })
    for (const { centre, world, view } of found) {
      const to = world.people.byId(centre, view.accountId)?.email
      if (to != null) world.deliver({ to, scene: 'VIEW', code: '', link: linkOf(view) })
    }
  }
}
