import {
  SUGGESTION_LETTERS,
  SUGGESTION_PICTURES,
  SUGGESTION_STATES,
  SUGGESTION_TYPES,
} from '../src/domain/people/suggestion'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

/** Feedback of the person signed in, new and earlier (wire contract 4.2). */
export const suggestions = defineResource({
  name: 'suggestions',
  route: '/account/settings/suggestion',
  title: 'content',
  calls: 'suggestions',
  fields: {
    id: field.id(),
    type: field.choice({ of: SUGGESTION_TYPES, required: true, initial: 'WISH' }),
    content: field.longText({ required: true, max: SUGGESTION_LETTERS }),
    /** Addresses of pictures that were stored. */
    images: field.tags({ max: SUGGESTION_PICTURES }),
    page: field.text({ max: 200 }),
    version: field.text({ max: 40 }),
    created: field.instant({ readonly: true }),
    state: field.status({
      of: SUGGESTION_STATES,
      tones: { RECEIVED: 'info', READ: 'good' },
      readonly: true,
    }),
  },
  list: {
    columns: ['created', 'type', 'content', 'state'],
    size: 20,
    order: { field: 'created', direction: 'DESC' },
    open: 'none',
  },
  form: {
    groups: [
      {
        key: 'tell',
        fields: ['type', 'content', 'images', 'page', 'version'],
        view: 'suggestionForm',
      },
    ],
  },
  actions: { read: { codes: ['user'] }, create: { codes: ['user'] } },
})
