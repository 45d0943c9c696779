import { describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { compile } from './compile'
import { FIRST_STATE, type ListState } from './list-state'
import { differs, readCloudViews, readUsual, readViews, stateOfView, withView } from './saved-views'

const plan = compile(resources, access).get('devices')
const state: ListState = {
  ...FIRST_STATE,
  search: 'Süd & "Dach" #1',
  filters: [{ field: 'state', operator: 'in', value: ['offline'] }],
  open: '7',
  page: 3,
}

describe('saved views', () => {
  it('bring search and filters back, but neither the page nor the record that was open', () => {
    const [view] = readViews(JSON.stringify(withView([], 'Roof', state)))
    expect(view && stateOfView(plan, view)).toEqual({ ...state, open: null, page: 1, view: 'own:Roof' })
  })

  it('replace the one of the same name', () => {
    const twice = withView(withView([], 'Roof', state), 'Roof', FIRST_STATE)
    expect(twice).toEqual([{ key: 'own:Roof', name: 'Roof', query: '' }])
  })

  it('are never dropped to make room', () => {
    const many = Array.from({ length: 60 }, (_, at) => at).reduce(
      (views, at) => withView(views, `View ${String(at)}`, state),
      withView([], 'First', state),
    )
    expect(many).toHaveLength(61)
    expect(many[0]?.name).toBe('First')
  })

  it.each(['', 'null', '{}', '[1, {"key": 4}]', '[{"key":"a","name":"b"}]', 'not json'])(
    'are none where storage holds %j',
    (text) => expect(readViews(text)).toEqual([]),
  )
})

const row = (id: string, content: Record<string, unknown>, more: object = {}) => ({
  id,
  name: id,
  content,
  shared: false,
  own: true,
  owner: 'Ada',
  changed: 1,
  ...more,
})

describe('views of the cloud', () => {
  it('are read without trust, and only those of others name their owner', () => {
    const rows = [
      row('a', { query: 'q=1' }),
      row('b', { query: 4 }),
      row('c', { query: '' }, { name: null }),
      row('d', { usual: 'at:a' }),
      row('e', { query: 'q=2' }, { own: false, shared: true }),
    ]
    expect(readCloudViews(rows)).toEqual([
      { key: 'at:a', id: 'a', name: 'a', query: 'q=1', own: true, shared: false, owner: null },
      { key: 'at:e', id: 'e', name: 'e', query: 'q=2', own: false, shared: true, owner: 'Ada' },
    ])
  })

  it('name the one to begin with: the newest word of one’s own', () => {
    const rows = [
      row('old', { usual: 'at:a' }, { changed: 5 }),
      row('new', { usual: 'worst' }, { changed: 9 }),
      row('other', { usual: 'at:x' }, { changed: 11, own: false }),
    ]
    expect(readUsual(rows)).toEqual({ id: 'new', key: 'worst' })
    expect(readUsual([row('a', { query: '' })])).toBeNull()
  })
})

describe('a list that began as a view', () => {
  it.each([
    ['its page', { page: 4 }, false],
    ['the record beside it', { open: '9' }, false],
    ['its density', { density: 'compact' }, false],
    ['columns that the view leaves open', { columns: ['name'] }, false],
    ['the search', { search: 'x' }, true],
    ['the order', { sort: { field: 'name', direction: 'ASC' } }, true],
  ] as const)('differs from it by %s: %j is %j', (_what, patch, expected) => {
    expect(differs(state, { ...state, ...patch })).toBe(expected)
  })

  it('differs by its columns where the view names them', () => {
    const named: ListState = { ...state, columns: ['name', 'state'] }
    expect(differs(named, { ...named, columns: ['state', 'name'] })).toBe(true)
  })
})
