/** Specification 9. */
export const PAGE_SIZE = 20

/** More pages exist while page × size is below the total; pages count from 1 (specification 4). */
export function hasMore(page: number, size: number, total: number): boolean {
  return page * size < total
}
