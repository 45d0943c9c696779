import { compile } from '../../src/schema/compile'
import type { Resource } from '../../src/schema/resource'
import { addressLacks } from './check-addresses'
import { pathLacks, wireLacks } from './check-calls'
import { textLacks } from './check-texts'
import type { Given, Lack } from './lack'

/** What one declaration that compiles still lacks. */
export const lacksOfOne = async (resource: Resource, given: Given): Promise<readonly Lack[]> => [
  ...textLacks(resource, given),
  ...addressLacks(resource, given),
  ...wireLacks(resource, given),
  ...(await pathLacks(resource, given)),
]

/** Everything that the declarations still lack, resource by resource. */
export async function lacksOf(given: Given): Promise<readonly Lack[]> {
  const { resources, access } = given
  try {
    compile(resources, access)
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    // A declaration is read up to its first mistake.
    return [{ resource: 'declarations', what: `${what} (more may follow)`, weight: 'lack' }]
  }
  return (await Promise.all(resources.map((one) => lacksOfOne(one, given)))).flat()
}
