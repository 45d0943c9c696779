import type { BaseRecord, DataProvider, GetListParams } from '@refinedev/core'
import type { CurrencyEntry, PhonePrefix } from '../domain/place/region-records'
import { DeclarationError } from '../schema/declaration-error'
import { currencies, phonePrefixes, timezones } from '../transport/calls/region'
import type { TimezoneEntry } from '../transport/calls/user'
import type { Call, Send } from '../transport/call'
import { simpleRest } from './rest-client'

export interface DictionaryDeps {
  send: Send
  language(): string
}

type Entry = CurrencyEntry | TimezoneEntry | PhonePrefix

interface ListQuery {
  resource: string
  meta?: GetListParams['meta'] | undefined
}

/** The dictionaries by the last parts of their paths (wire contract C12 to C16). */
const DICTIONARIES: Readonly<Record<string, (language: string) => Call<readonly Entry[]>>> = {
  listCurrency: currencies,
  listTimezone: timezones,
  'listTimezone/all': () => timezones(),
  listPhonePrefix: (language) => phonePrefixes(language, 'v1'),
  'listPhonePrefix/v2': (language) => phonePrefixes(language, 'v2'),
}

/**
 * Short lists to choose from, as refine resources, by @refinedev/simple-rest. Nobody serves pages or filters of
 * them, so a list is always whole and plain, and one entry is looked up in it.
 */
export function createDictionary({ send, language }: DictionaryDeps): DataProvider {
  async function entries(params: ListQuery): Promise<BaseRecord[]> {
    const signal = params.meta?.queryContext?.signal
    const get = async (url: string) => {
      const dictionary = DICTIONARIES[url.replace(/^dict\/|\?.*$/g, '')]
      if (dictionary === undefined) throw new DeclarationError(url, 'resource', 'is no dictionary')
      return { data: rowsOf(await send(dictionary(language()), { signal })), headers: {} }
    }
    const provider = await simpleRest('dict', { get })
    const { data } = await provider.getList({ resource: params.resource, pagination: { mode: 'off' } })
    return data
  }

  const refuse = (what: string) => (params: { resource?: string }) =>
    Promise.reject(new DeclarationError(params.resource ?? 'dictionary', what, 'is not for dictionaries'))

  // The one cast: refine's methods are generic in a record type that the caller names.
  return {
    async getList(params: GetListParams) {
      if ((params.filters ?? []).length > 0 || (params.sorters ?? []).length > 0)
        throw new DeclarationError(params.resource, 'filters', 'are not for dictionaries')
      const data = await entries(params)
      return { data, total: data.length }
    },
    async getOne(params: ListQuery & { id: string | number }) {
      const found = (await entries(params)).find(({ id }) => id === String(params.id))
      // A code that the cloud no longer lists is shown as it is.
      return { data: found ?? { id: String(params.id), name: null } }
    },
    async getMany(params: ListQuery & { ids: (string | number)[] }) {
      const wanted = new Set(params.ids.map(String))
      return { data: (await entries(params)).filter(({ id }) => wanted.has(String(id))) }
    },
    create: refuse('create'),
    update: refuse('update'),
    deleteOne: refuse('delete'),
    custom: refuse('custom'),
    getApiUrl: () => '',
  } as unknown as DataProvider
}

/** Rows with the id that refine asks for. Two countries share a prefix, so prefixes go by country. */
function rowsOf(entries: readonly Entry[]): BaseRecord[] {
  const seen = new Set<string>()
  return entries.flatMap((entry) => {
    const id = 'code' in entry ? entry.code : (entry.countryCode ?? entry.prefix)
    if (seen.has(id)) return []
    seen.add(id)
    return [{ ...entry, id }]
  })
}
