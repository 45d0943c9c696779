/** Roles that every organisation comes with, by code: the name under which the cloud delivers each. */
export const DELIVERED_ROLES = {
  ORG_ADMIN: 'Organisation admin',
  ORG_MANAGER: 'User manager',
  ORG_USER: 'Organisation user',
} as const

type DeliveredRole = keyof typeof DELIVERED_ROLES

const CODES = Object.keys(DELIVERED_ROLES) as readonly DeliveredRole[]
const textKey = (code: DeliveredRole): string => `console:roles.${code}`

type Say = (key: string) => string

/** The name of a role in the reader's language; one that somebody gave it stays as it is. */
export function roleName<N extends string | null>(name: N, say: Say): N | string {
  const code = CODES.find((one) => DELIVERED_ROLES[one] === name)
  return code === undefined ? name : say(textKey(code))
}

/** The name as the cloud has it: a form gives back the one that it was shown. */
export function deliveredName(name: string, say: Say): string {
  const code = CODES.find((one) => say(textKey(one)) === name)
  return code === undefined ? name : DELIVERED_ROLES[code]
}
