import { describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { compile } from '../schema/compile'
import { field } from '../schema/field'
import { defineResource } from '../schema/resource'
import { refineResources } from './refine-resources'

const visits = defineResource({
  name: 'visits',
  route: '/visits',
  title: 'title',
  rest: '/visits',
  fields: { id: field.id(), title: field.text() },
  list: { columns: ['title'], size: 20, order: { field: 'id', direction: 'DESC' } },
  actions: { read: { codes: ['user'] }, create: { codes: ['user'] }, update: { codes: ['user'] } },
})

describe('resources for refine', () => {
  it('have a path for each thing that a person may do with a record', () => {
    expect(refineResources(compile([visits], access))).toEqual([
      {
        name: 'visits',
        list: '/visits',
        create: '/visits/new',
        show: '/visits/:id',
        edit: '/visits/:id/edit',
        meta: { plan: 'visits' },
      },
    ])
  })

  it('carry nothing but the name of the plan, and no query in a path', () => {
    for (const { meta, show, edit } of refineResources(compile(resources, access))) {
      expect(Object.keys(meta ?? {})).toEqual(['plan'])
      for (const path of [show, edit]) expect(String(path ?? '')).not.toContain('?')
    }
  })
})
