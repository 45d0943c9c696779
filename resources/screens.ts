import { WALL_PANELS } from '../src/domain/fleet/wall'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

/** Wall displays that one has set up. Our own calls, capability `savedScreens`. */
export const screens = defineResource({
  name: 'screens',
  route: '/application/detail/largeScreen',
  capability: 'savedScreens',
  title: 'name',
  calls: 'screens',
  fields: {
    id: field.id(),
    name: field.text({ required: true, max: 80 }),
    panels: field.multiChoice({
      of: WALL_PANELS,
      required: true,
      ticks: true,
      counted: true,
      initial: WALL_PANELS,
    }),
    rotation: field.duration({ min: 10, max: 600, initial: 30 }),
    masked: field.flag({ initial: false }),
    shift: field.flag({ initial: true }),
    changed: field.age({ readonly: true, calm: true }),
  },
  list: {
    columns: ['name', 'panels', 'rotation', 'masked', 'changed'],
    size: 50,
    order: { field: 'name', direction: 'ASC' },
    filters: [],
    search: true,
    card: ['rotation', 'masked', 'changed'],
  },
  show: {
    sections: [
      { key: 'basic', fields: ['name', 'panels', 'rotation', 'masked', 'shift', 'changed'] },
      { key: 'preview', fields: [], view: 'wallPreview' },
    ],
  },
  form: {
    groups: [
      { key: 'basic', fields: ['name', 'panels', 'rotation', 'masked'] },
      { key: 'preview', fields: ['shift'], view: 'wallPreview' },
    ],
    changed: 'changed',
  },
  actions: {
    read: { codes: ['user'], feature: 'largeScreen' },
    create: { codes: ['user'], feature: 'largeScreen', icon: 'plus' },
    update: { codes: ['user'], feature: 'largeScreen', key: 'e', icon: 'edit' },
    delete: {
      codes: ['user'],
      feature: 'largeScreen',
      confirm: 'ask',
      tone: 'danger',
      icon: 'delete',
    },
  },
})
