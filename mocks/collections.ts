import { resources } from '../resources/index'
import type { Resource } from '../src/schema/resource'
import type { Collection } from './cloud/collections/collection'

/** Plain collections that declarations name: the one place where the cloud hears of the console's resources. */
export function collectionsOf(all: readonly Resource[]): readonly Collection[] {
  return all.flatMap(({ rest, fields, title, form, actions }) =>
    rest === undefined
      ? []
      : [{ path: rest, fields, title, changed: form?.changed ?? null, rules: form?.rules ?? [], actions }],
  )
}

export const COLLECTIONS = collectionsOf(resources)
