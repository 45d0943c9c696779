import type { Resource } from '../src/schema/resource'

/** Everything that the files of this folder export; a file that is dropped in is found by itself. */
const FILES = import.meta.glob<Record<string, unknown>>(
  ['./**/*.ts', '!./**/*.test.ts', '!./index.ts', '!./access.ts', '!./codes.ts', '!./tools/**'],
  { eager: true },
)

/** Whether an export is a declaration. `compile` judges the rest of it. */
function isResource(value: unknown): value is Resource {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'route' in value &&
    'fields' in value &&
    'actions' in value
  )
}

const LAST = Number.MAX_SAFE_INTEGER

/** In the order of the menu; what has no place in it follows by name. */
function inOrder(one: Resource, other: Resource): number {
  const [left, right] = [one.menu?.order ?? LAST, other.menu?.order ?? LAST]
  return left === right ? (one.name < other.name ? -1 : 1) : left - right
}

/** Every resource, in the order of the menu. */
export const resources: readonly Resource[] = Object.values(FILES)
  .flatMap((file) => Object.values(file).filter(isResource))
  .sort(inOrder)
