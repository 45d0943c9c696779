import { meant } from '../../src/schema/nearest'
import type { Given } from './lack'

/** Service under which plain collections are kept. */
export const COLLECTIONS = '/collection-s'

type Served = Pick<Given, 'resources' | 'serves' | 'calls'>

/** Whether the simulated cloud serves a call, whatever is filled in. */
export const isServed = (method: string, path: string, { serves }: Pick<Given, 'serves'>) =>
  serves(method, path.replace(/\{[\w.]+\}/g, '1'))

const pathsOf = (method: string, calls: readonly string[]): readonly string[] =>
  calls.flatMap((call) => (call.startsWith(`${method} `) ? [call.slice(method.length + 1)] : []))

/** End of a sentence about a call that is not served: the one that was probably meant, or nothing. */
export async function likelyCall(method: string, path: string, given: Served): Promise<string> {
  // A plain collection's own calls are easily written without their service.
  const isOwn = given.resources.some(({ rest }) => rest !== undefined && `${path}/`.startsWith(`${rest}/`))
  const own = COLLECTIONS + path
  return isOwn && (await isServed(method, own, given))
    ? `; did you mean "${own}"?`
    : meant(path, pathsOf(method, given.calls ?? []))
}

/** The same of a call whose method nobody has said: a GET may have been meant as a POST. */
export async function likelyInstead(method: string, address: string, given: Served): Promise<string> {
  const [path = ''] = address.split('?')
  if (method !== 'GET') return likelyCall(method, path, given)
  const AS_POST = ' It is a POST: --method POST.'
  const isPost = async (where: string) =>
    !(await isServed('GET', where, given)) && (await isServed('POST', where, given))
  if (await isPost(path)) return AS_POST
  const calls = given.calls?.map((call) => call.replace(/^POST /, 'GET ')) ?? []
  const other = await likelyCall('GET', path, { ...given, calls })
  const [, meantPath] = /"(.+)"/.exec(other) ?? []
  return other + (meantPath !== undefined && (await isPost(meantPath)) ? AS_POST : '')
}
