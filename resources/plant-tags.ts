import { LONGEST_TAG, MAX_TAGS } from '../src/domain/plants/tags'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

/** Words by which the current plant is found again (screens 6). Our own calls, capability `plantTags`. */
export const plantTags = defineResource({
  name: 'plant-tags',
  route: '/plant/infos/detail',
  scope: 'plant',
  capability: 'plantTags',
  title: 'id',
  calls: 'plantTags',
  invalidates: ['tags'],
  fields: {
    id: field.id(),
    tags: field.tags({ max: MAX_TAGS, each: LONGEST_TAG, from: 'tags' }),
  },
  list: { columns: ['tags'], size: 1, order: { field: 'id', direction: 'DESC' }, open: 'none' },
  show: { sections: [{ key: 'tags', fields: ['tags'] }] },
  form: { groups: [{ key: 'tags', fields: ['tags'] }] },
  actions: {
    read: { codes: ['station:read'], scope: 'plant' },
    update: { codes: ['station:update'], scope: 'plant', icon: 'edit' },
  },
})
