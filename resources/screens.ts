import { WALL_PANELS, WALL_THEMES } from '../src/domain/fleet/wall-words'
import { TOKEN_STATES } from '../src/domain/people/api-token'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

const own = { codes: ['user'], feature: 'largeScreen' } as const

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
    plants: field.number({ whole: true, readonly: true }),
    language: field.language(),
    theme: field.choice({ of: WALL_THEMES, required: true, initial: 'dark' }),
    rotation: field.duration({ min: 10, max: 600, initial: 30 }),
    masked: field.flag({ initial: false }),
    income: field.flag({ initial: false }),
    shift: field.flag({ initial: true }),
    changed: field.age({ readonly: true, calm: true }),
    link: field.status({
      of: [...TOKEN_STATES, 'PAUSED', 'NONE'],
      tones: { VALID: 'good', EXPIRING: 'warning', EXPIRED: 'bad', PAUSED: 'warning', NONE: 'quiet' },
      readonly: true,
    }),
    linkExpires: field.instant({ readonly: true }),
    linkUsed: field.age({ readonly: true, calm: true }),
    linkReach: field.choice({
      of: ['ANYBODY', 'ADDRESSES'],
      readonly: true,
      when: { field: 'link', is: ['VALID', 'EXPIRING', 'EXPIRED', 'PAUSED'] },
    }),
    linkAddresses: field.text({ readonly: true, when: { field: 'linkReach', is: ['ADDRESSES'] } }),
    zone: field.timezone({ readonly: true }),
  },
  list: {
    columns: ['name', 'plants', 'panels', 'language', 'theme', 'rotation', 'link', 'linkUsed'],
    more: ['masked', 'income', 'linkExpires', 'changed'],
    size: 50,
    order: { field: 'name', direction: 'ASC' },
    filters: [],
    search: true,
    card: ['plants', 'language', 'link', 'linkUsed'],
  },
  show: {
    sections: [
      {
        key: 'basic',
        fields: [
          'name',
          'plants',
          'panels',
          'language',
          'theme',
          'rotation',
          'masked',
          'income',
          'shift',
          'changed',
        ],
      },
      { key: 'shared', fields: ['link', 'linkExpires', 'linkUsed', 'linkReach', 'linkAddresses'] },
      { key: 'preview', fields: [], view: 'wallPreview' },
    ],
  },
  form: {
    groups: [
      {
        key: 'basic',
        fields: ['name', 'language', 'theme', 'panels', 'rotation', 'masked', 'income'],
      },
      { key: 'preview', fields: ['shift'], view: 'wallPreview' },
    ],
    changed: 'changed',
  },
  actions: {
    read: own,
    create: { ...own, icon: 'plus' },
    update: { ...own, key: 'e', icon: 'edit' },
    share: { ...own, at: ['row', 'detail'], icon: 'link', view: 'wallLink' },
    pause: {
      ...own,
      at: ['row', 'detail'],
      icon: 'clock',
      confirm: 'ask',
      when: { field: 'link', is: ['VALID', 'EXPIRING'] },
    },
    resume: { ...own, at: ['row', 'detail'], icon: 'undo', when: { field: 'link', is: ['PAUSED'] } },
    revoke: {
      ...own,
      at: ['row', 'detail'],
      icon: 'close',
      confirm: 'ask',
      tone: 'danger',
      when: { field: 'link', is: [...TOKEN_STATES, 'PAUSED'] },
    },
    delete: { ...own, confirm: 'ask', tone: 'danger', icon: 'delete' },
  },
})
