import { isRecord } from '../domain/values/given'

/** Puts English where a translation has nothing: several of antd's languages lack dozens of texts. */
export function completed<T extends object>(own: T, english: T): T {
  const texts = Object.entries(english).map(([key, value]: [string, unknown]) => {
    const there: unknown = own[key as keyof T]
    if (there === undefined) return [key, value] as const
    return [key, isRecord(there) && isRecord(value) ? completed(there, value) : there] as const
  })
  return { ...own, ...(Object.fromEntries(texts) as Partial<T>) }
}
