import { describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { compile } from './compile'
import { FIRST_STATE, type ListState } from './list-state'
import { readViews, stateOfView, withView } from './saved-views'

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

  it.each(['', 'null', '{}', '[1, {"key": 4}]', '[{"key":"a","name":"b"}]', 'not json'])(
    'are none where storage holds %j',
    (text) => expect(readViews(text)).toEqual([]),
  )
})
