import { expect, it } from 'vitest'
import type { Resource } from '../../src/schema/resource'
import { likelyCall, likelyInstead } from './likely-call'

const CALLS = ['POST /maintain-s/plant/search', 'GET /maintain-s/plant/screen', 'GET /maintain-s/plant/{id}']
const given = {
  resources: [{ rest: '/doors' }] as unknown as readonly Resource[],
  calls: CALLS,
  // Every path of the collections is served: which of them there are stands in the declarations.
  serves: (method: string, path: string) =>
    Promise.resolve(path.startsWith('/collection-s/') || CALLS.includes(`${method} ${path}`)),
}

it.each([
  ['PATCH', '/doors/{id}', '; did you mean "/collection-s/doors/{id}"?'],
  ['GET', '/doors', '; did you mean "/collection-s/doors"?'],
  ['PATCH', '/doorsteps/{id}', ''],
  ['POST', '/maintain-s/plant/serach', '; did you mean "/maintain-s/plant/search"?'],
  ['POST', '/wholly/else', ''],
])('%s %s is not served%s', async (method, path, said) => {
  expect(await likelyCall(method, path, given)).toBe(said)
})

it.each([
  ['GET', '/maintain-s/plant/search?size=5', ' It is a POST: --method POST.'],
  [
    'GET',
    '/maintain-s/plant/serach',
    '; did you mean "/maintain-s/plant/search"? It is a POST: --method POST.',
  ],
  ['GET', '/maintain-s/plant/scren', '; did you mean "/maintain-s/plant/screen"?'],
  ['POST', '/maintain-s/plant/screen', '; did you mean "/maintain-s/plant/search"?'],
  ['GET', '/wholly/else', ''],
])('a reply is asked for by %s %s: %s', async (method, address, said) => {
  expect(await likelyInstead(method, address, given)).toBe(said)
})
