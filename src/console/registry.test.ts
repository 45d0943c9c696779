import { describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { compile } from '../schema/compile'
import { field } from '../schema/field'
import { defineResource } from '../schema/resource'
import { checkViews } from './registry'

const visits = (view: string) =>
  defineResource({
    name: 'visits',
    route: '/visits',
    title: 'name',
    rest: '/visits',
    fields: { id: field.id(), name: field.text() },
    list: { columns: ['name'], size: 20, order: { field: 'name', direction: 'ASC' } },
    actions: { read: { codes: ['user'] }, plan: { codes: ['user'], at: ['row'], view } },
  })

describe('named views', () => {
  it('are all registered', () => {
    expect(() => checkViews(compile(resources, access))).not.toThrow()
  })

  it('S4 an unknown one is refused at boot, with resource and part', () => {
    expect(() => checkViews(compile([visits('calender')], access))).toThrow(/visits.*actions\.plan.*calender/)
    expect(() => checkViews(compile([visits('toString')], access))).toThrow(/toString/)
  })
})
