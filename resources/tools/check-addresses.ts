import { FRAMES } from '../../src/schema/checks-addresses'
import { meant } from '../../src/schema/nearest'
import type { Resource } from '../../src/schema/resource'
import type { Given, Lack } from './lack'

/** Keys of the query that a record's own address may have: of a plant's frame, and of the list's own state. */
const QUERY = ['plant', 'device', 'list', 'r']

/** Words of a name in a row: `rules` and `alert-rules` are parts of `alert-rules`. */
function partsOf(name: string): readonly string[] {
  const words = name.split('-')
  return words.flatMap((_, from) =>
    words.slice(from).map((__, to) => words.slice(from, from + to + 1).join('-')),
  )
}

/**
 * Addresses that nobody would guess. A screen is found under its name, or a part of it: below nothing, below another
 * screen, or, as its place in the menu says, as a tab of a plant or an entry of the settings.
 */
export function addressLacks(resource: Resource, { resources, places }: Given): Lack[] {
  const { name, route, address } = resource
  const lack = (what: string): Lack => ({ resource: name, what, weight: 'lack' })
  const routes = resources.filter((one) => one !== resource).map((one) => one.route)
  const place = resource.menu?.place ?? 'main'
  const own = ['', ...(place === 'main' ? [] : [FRAMES[place]]), ...routes].flatMap((parent) =>
    partsOf(name).map((part) => `${parent}/${part}`),
  )
  const known = [...places, ...own]
  const lacks = known.includes(route)
    ? []
    : [
        lack(
          `route: ${route} is no place of the console, nor where its menu puts ${name}${meant(route, known)}`,
        ),
      ]
  if (address === undefined) return lacks
  const [path = '', query = ''] = address.split('?')
  const screens = [...places, route, ...routes]
  const base = path.replace(/\/\{id\}$/, '')
  if (!screens.includes(base)) lacks.push(lack(`address: ${base} is no screen${meant(base, screens)}`))
  for (const [key, value] of new URLSearchParams(query)) {
    if (!QUERY.includes(key)) lacks.push(lack(`address: nobody reads ${key}${meant(key, QUERY)}`))
    const names = resources.map((one) => one.name)
    if (key === 'list' && !names.includes(value))
      lacks.push(lack(`address: ${value} is no resource${meant(value, names)}`))
  }
  return lacks
}
