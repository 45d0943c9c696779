import { type Account, ACCOUNTS, newAccount, phoneDigits } from './accounts'
import { record } from '../wire/call-values'
import type { Centre } from '../plants/plant'
import { nextNumber } from '../store/quick-store'
import type { Store } from '../store/store'

/** What a user may change about an account; JSON. */
export type AccountPatch = Partial<
  Pick<
    Account,
    | 'name'
    | 'email'
    | 'phone'
    | 'username'
    | 'countryCode'
    | 'language'
    | 'weak'
    | 'photo'
    | 'temperatureUnit'
    | 'passwords'
    | 'passwordAt'
    | 'weChat'
    | 'qq'
    | 'organisations'
  >
>

export interface People {
  /** Account of an e-mail, phone number or user name in a data centre. */
  find(centre: Centre, identifier: string): Account | null
  byId(centre: Centre, id: number): Account | null
  all(centre: Centre): Account[]
  change(account: Account, patch: AccountPatch): Account
  register(centre: Centre, at: number, patch: AccountPatch): Account
}

const FIRST_REGISTERED = 930_001

/** Demo accounts and registered ones, with what users changed about them. */
export function createPeople(store: Store): People {
  const patched = (base: Account): Account => ({
    ...base,
    ...(record(store.get('account', String(base.id))) as AccountPatch),
  })

  function registered(): Account[] {
    return store.list('registered').map(({ key, value }) => {
      const { centre, createdAt } = record(value)
      return newAccount(Number(key), '', {
        centre: centre === 'CHINA' ? 'CHINA' : 'FOREIGN_1',
        createdAt: Number(createdAt),
      })
    })
  }

  function all(centre: Centre): Account[] {
    return [...ACCOUNTS, ...registered()].filter((one) => one.centre === centre).map(patched)
  }

  function byId(centre: Centre, id: number): Account | null {
    const demo = ACCOUNTS.find((one) => one.centre === centre && one.id === id)
    const base = demo ?? registered().find((one) => one.centre === centre && one.id === id)
    return base ? patched(base) : null
  }

  function change(account: Account, patch: AccountPatch): Account {
    const known = record(store.get('account', String(account.id)))
    store.put('account', String(account.id), { ...known, ...patch })
    return byId(account.centre, account.id) ?? account
  }

  return {
    all,
    byId,
    change,
    find(centre, identifier) {
      const text = identifier.trim().toLowerCase()
      const phone = /^[+\d][\d\s\-/().]+$/.test(text) ? phoneDigits(text) : null
      return (
        all(centre).find(
          ({ email, username, phone: own }) =>
            email?.toLowerCase() === text ||
            username?.toLowerCase() === text ||
            (phone !== null && own === phone),
        ) ?? null
      )
    },
    register(centre, at, patch) {
      const id = nextNumber(store, 'account', FIRST_REGISTERED)
      store.put('account', String(id), patch)
      store.put('registered', String(id), { centre, createdAt: at })
      return byId(centre, id) as Account
    },
  }
}
