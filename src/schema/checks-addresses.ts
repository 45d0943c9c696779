import { DeclarationError } from './declaration-error'
import { placeholders } from './endpoint'
import { meant } from './nearest'
import type { Resource } from './resource'

/** First parts of addresses that are the console's own (specification 2). */
const TAKEN = [
  'login',
  'version',
  'tencentLogin',
  'register',
  'forgetPassword',
  'device-detail',
  'communicationReport',
  'application',
  'largescreen',
]

/** Below these a screen stands in the frame of a plant, or of the account. */
export const FRAMES: Readonly<Record<'plant' | 'account', string>> = {
  plant: '/plant/infos',
  account: '/account/settings',
}

/** Below it an application may be a list of records. */
const APPLICATIONS = '/application/detail/'

/** What an address of a record can be filled with. */
const FILLED = ['id', 'plantId']

const isFramed = (route: string) => /^\/(plant|account)(\/|$)/.test(route)

/** Addresses that the browser can come to, and that nobody else has. */
export function checkAddresses(resource: Resource, all: readonly Resource[]): void {
  const { name, route, address, menu } = resource
  const refuse = (part: string, sentence: string): never => {
    throw new DeclarationError(name, part, sentence)
  }
  if (!/^(\/[A-Za-z0-9-]+)+$/.test(route)) refuse('route', `must begin with /, and ${route} is no plain path`)
  const [, first = ''] = route.split('/')
  if (TAKEN.includes(first) && !route.startsWith(APPLICATIONS))
    refuse('route', `has ${route}, which is the console's own`)
  if (isFramed(route) && !Object.values(FRAMES).some((frame) => route.startsWith(`${frame}/`)))
    refuse('route', `has ${route}, which is the console's own`)
  const other = all.find((one) => one !== resource && one.route === route)
  if (other !== undefined && !isFramed(route))
    refuse('route', `has ${route}, which ${other.name} has already`)
  if (menu !== undefined && menu.place !== 'main' && !route.startsWith(`${FRAMES[menu.place]}/`))
    refuse('menu', `has the place ${menu.place}, but ${route} is not below ${FRAMES[menu.place]}/`)
  if (menu?.place === 'plant' && resource.scope !== 'plant')
    refuse('menu', 'has the place plant, but its records belong to no plant: say scope')
  if (menu?.place === 'main' && isFramed(route)) refuse('menu', `has the place main, but ${route} is none`)
  if (address === undefined) return
  if (!address.startsWith('/')) refuse('address', `must begin with /`)
  const stray = placeholders(address).find((one) => !FILLED.includes(one))
  if (stray !== undefined) refuse('address', `cannot fill {${stray}}${meant(stray, FILLED)}`)
}
