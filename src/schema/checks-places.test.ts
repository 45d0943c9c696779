import { describe, expect, it } from 'vitest'
import { saidAgainst } from '../../tests/support/said-against'
import { ASKED_BY_CALL as base } from '../../tests/support/things'
import { field } from './field'

const { fields, list } = base
const { filters: _, ...unfiltered } = list

const said = saidAgainst(base)

describe('a list beside a record is one that can be asked for by it', () => {
  const related = (by = 'thing') => ({ show: { sections: [], related: [{ resource: 'parts', by }] } })
  const parts = {
    ...base,
    name: 'parts',
    route: '/parts',
    fields: { ...fields, thing: field.reference({ to: 'things' }), plant: field.reference({ to: 'plants' }) },
    calls: 'members',
    endpoints: undefined,
    list: unfiltered,
  }
  const plants = { ...base, name: 'plants', route: '/plants' }

  it.each<[string, object, object, string | null]>([
    ['one that comes whole', related(), {}, null],
    [
      'one by what is no field',
      related('thinh'),
      {},
      'show.related: goes by thinh, which is no field of parts; did you mean "thing"?',
    ],
    ['pages that can be asked', related(), { paged: { filters: { thing: ['in'] }, sorts: [] } }, null],
    [
      'pages that cannot',
      related(),
      { paged: { filters: {}, sorts: [] } },
      'show.related: goes by thing, which the list of parts cannot be asked for',
    ],
    ['a plain collection', related(), { calls: undefined, rest: '/parts' }, null],
    [
      'a plain collection of a plant, by the plant',
      related('plant'),
      { calls: undefined, rest: '/parts', scope: 'plant' },
      'show.related: goes by plant, which the list of parts cannot be asked for',
    ],
  ])('%s', (_name, change, more, sentence) =>
    expect(said(change, { ...parts, ...more }, plants)).toBe(sentence),
  )
})

describe('an address is one that the browser can come to', () => {
  it.each<[string, object, string | null]>([
    ['a path of two parts', { route: '/my/things-2' }, null],
    [
      'words before the slash',
      { route: 'x/things' },
      'route: must begin with /, and x/things is no plain path',
    ],
    [
      'a question behind it',
      { route: '/things?a' },
      'route: must begin with /, and /things?a is no plain path',
    ],
    ['an address of the console', { route: '/login' }, "route: has /login, which is the console's own"],
    ['an application', { route: '/application/detail/things' }, null],
    [
      'another of its pages',
      { route: '/application/things' },
      "route: has /application/things, which is the console's own",
    ],
    ['the frame of a plant', { route: '/plant' }, "route: has /plant, which is the console's own"],
    [
      'a page beside the frame of a plant',
      { route: '/plant/things' },
      "route: has /plant/things, which is the console's own",
    ],
    ['a page that only begins like it', { route: '/plants-map' }, null],
    ['a page that ends like it', { route: '/my/plant' }, null],
    [
      'a tab of a plant',
      { route: '/plant/infos/things', scope: 'plant', menu: { place: 'plant', icon: 'tool' } },
      null,
    ],
    [
      'a tab of a plant, of what belongs to none',
      { route: '/plant/infos/things', menu: { place: 'plant', icon: 'tool' } },
      'menu: has the place plant, but its records belong to no plant: say scope',
    ],
    [
      'a tab of a plant elsewhere',
      { scope: 'plant', menu: { place: 'plant', icon: 'tool' } },
      'menu: has the place plant, but /things is not below /plant/infos/',
    ],
    [
      'a main place inside of a frame',
      { route: '/account/settings/things', menu: { place: 'main', icon: 'tool' } },
      'menu: has the place main, but /account/settings/things is none',
    ],
    [
      'an entry of the account',
      { route: '/account/settings/things', menu: { place: 'account', icon: 'tool' } },
      null,
    ],
    ['an address without a slash', { address: 'things/{id}' }, 'address: must begin with /'],
    ['an address that ends with one', { address: 'things/' }, 'address: must begin with /'],
    ['an address of a record of a plant', { address: '/plant/{plantId}/{id}' }, null],
    [
      'an address that nobody fills',
      { address: '/things/{idd}' },
      'address: cannot fill {idd}; did you mean "id"?',
    ],
  ])('%s', (_name, change, sentence) => expect(said(change)).toBe(sentence))

  it('two resources share one only inside of a frame', () => {
    const other = { ...base, name: 'others' }
    expect(said({}, other)).toBe('route: has /things, which others has already')
    expect(said({ route: '/plant/infos/things' }, { ...other, route: '/plant/infos/things' })).toBeNull()
  })
})
