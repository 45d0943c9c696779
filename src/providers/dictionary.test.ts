import { describe, expect, it } from 'vitest'
import { bench } from '../../tests/support/bench'
import { json } from '../../tests/support/fake-fetch'
import { DeclarationError } from '../schema/declaration-error'
import { faultOf } from '../transport/fault-error'

const DICT = '/region-s/dict/'
const EUROS = [
  { code: 'EUR', name: 'Euro', symbol: '€' },
  { code: 'usd', name: 'Dollar' },
  { code: 'EUR', name: 'Euro again' },
  { code: 'Euro' },
]
const served = (rows: unknown = EUROS) => bench({ answers: { [DICT]: () => json(rows) } })

describe('dictionaries', () => {
  it('S7-51 a list is whole: read, without doubles, with ids, and asked for once without page or sorting', async () => {
    const { dictionary, cloud } = served()
    const list = await dictionary.getList({
      resource: 'listCurrency',
      pagination: { currentPage: 2, pageSize: 1 },
    })
    expect(list).toEqual({
      data: [
        { id: 'EUR', code: 'EUR', name: 'Euro', symbol: '€' },
        { id: 'USD', code: 'USD', name: 'Dollar', symbol: null },
      ],
      total: 2,
    })
    expect(cloud.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /region-s/dict/listCurrency?lan=en',
    ])
  })

  it.each([
    ['S7-52', 'listTimezone', 'listTimezone?lan=en', [{ code: 'Europe/Berlin' }], 'Europe/Berlin'],
    ['S7-53', 'listTimezone/all', 'listTimezone/all', [{ code: 'Europe/Berlin' }], 'Europe/Berlin'],
    ['S7-54', 'listPhonePrefix', 'listPhonePrefix?lan=en', [{ code: 'DE', prefix: '+49' }], 'DE'],
    ['S7-55', 'listPhonePrefix/v2', 'listPhonePrefix/v2?lan=en', [{ code: 'DE', prefix: '49' }], 'DE'],
  ])('%s %s is asked as %s', async (_, resource, path, rows, id) => {
    const { dictionary, cloud } = served(rows)
    expect((await dictionary.getList({ resource })).data).toMatchObject([{ id }])
    expect(cloud.sent[0]?.path).toBe(DICT + path)
  })

  it('one and many are looked up in the list, and a code that is gone stays itself', async () => {
    const { dictionary } = served()
    expect((await dictionary.getOne({ resource: 'listCurrency', id: 'USD' })).data).toMatchObject({
      name: 'Dollar',
    })
    expect((await dictionary.getOne({ resource: 'listCurrency', id: 'DEM' })).data).toEqual({
      id: 'DEM',
      name: null,
    })
    const many = await dictionary.getMany?.({ resource: 'listCurrency', ids: ['USD', 'DEM'] })
    expect(many?.data.map(({ id }) => id)).toEqual(['USD'])
  })

  it('nothing of meta reaches the wire but the abort signal', async () => {
    const { dictionary, cloud } = served()
    const meta = { method: 'post', headers: { 'x-evil': '1' }, token: 'secret' } as const
    await dictionary.getList({ resource: 'listCurrency', meta })
    expect(cloud.sent[0]?.method).toBe('GET')
    expect(cloud.sent[0]?.headers.has('x-evil')).toBe(false)
    const stopped = AbortSignal.abort()
    const queryContext = { signal: stopped, queryKey: [] } as never
    const fault = await dictionary
      .getList({ resource: 'listCurrency', meta: { queryContext } })
      .catch(faultOf)
    expect(fault).toEqual({ kind: 'aborted' })
    expect(cloud.sent).toHaveLength(1)
  })

  it('refuses what it cannot say: filters, sorters, unknown lists, writing', async () => {
    const { dictionary, cloud } = served({})
    const filters = [{ field: 'code', operator: 'in', value: ['EUR'] }] as never
    const sorters = [{ field: 'code', order: 'asc' }] as never
    for (const odd of [
      dictionary.getList({ resource: 'listCurrency', filters }),
      dictionary.getList({ resource: 'listCurrency', sorters }),
      dictionary.getList({ resource: 'listNothing' }),
      dictionary.create({ resource: 'listCurrency', variables: {} }),
    ])
      await expect(odd).rejects.toBeInstanceOf(DeclarationError)
    const list = { resource: 'listCurrency' }
    const said = async (work: Promise<unknown> | undefined) => work?.catch((error: unknown) => String(error))
    expect(await said(dictionary.getList({ ...list, filters }))).toContain(
      'listCurrency: filters are not for dictionaries',
    )
    expect(await said(dictionary.getList({ resource: 'listNothing' }))).toContain(
      'dict/listNothing: resource is no dictionary',
    )
    expect(await said(dictionary.create({ ...list, variables: {} }))).toContain(
      'listCurrency: create is not for dictionaries',
    )
    expect(await said(dictionary.update({ ...list, id: 1, variables: {} }))).toContain(
      'listCurrency: update is',
    )
    expect(await said(dictionary.deleteOne({ ...list, id: 1 }))).toContain('listCurrency: delete is')
    expect(await said(dictionary.custom?.({ url: '/', method: 'get' }))).toContain('dictionary: custom is')
    expect(await dictionary.getList({ ...list, filters: [], sorters: [] }).catch(faultOf)).toMatchObject({
      kind: 'malformed',
    })
    expect(cloud.sent).toHaveLength(1)
    expect(dictionary.getApiUrl()).toBe('')
  })

  it('faults keep their name', async () => {
    const { dictionary } = bench({ answers: { [DICT]: () => json({}, 503) } })
    const fault = await dictionary.getList({ resource: 'listCurrency' }).catch(faultOf)
    expect(fault).toMatchObject({ kind: 'maintenance' })
  })

  it.each([
    ['listTimezone', 'listTimezone?lan=en'],
    ['listTimezone/all', 'listTimezone/all'],
    ['listPhonePrefix', 'listPhonePrefix?lan=en'],
    ['listPhonePrefix/v2', 'listPhonePrefix/v2?lan=en'],
  ])('%s is asked for at its own address', async (resource, address) => {
    const { dictionary, cloud } = served([])
    await dictionary.getList({ resource })
    expect(cloud.sent[0]?.path.replace(DICT, '')).toContain(address.split('?')[0])
  })
})
