import { DOCUMENT_KINDS, DOCUMENT_STATES } from '../src/domain/plants/document'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

const own = { codes: ['station:update'], scope: 'plant' } as const

/** Papers of the current plant, and when they expire (screens 6). Our own calls, capability `plantDocuments`. */
export const plantDocuments = defineResource({
  name: 'plant-documents',
  route: '/plant/infos/detail',
  scope: 'plant',
  capability: 'plantDocuments',
  title: 'name',
  fields: {
    id: field.id(),
    name: field.text({ required: true, max: 100 }),
    kind: field.choice({ of: DOCUMENT_KINDS, required: true }),
    file: field.file({ wire: 'url', required: true, megabytes: 4 }),
    expires: field.date(),
    state: field.status({
      of: DOCUMENT_STATES,
      tones: { VALID: 'good', EXPIRING: 'warning', EXPIRED: 'bad', NONE: 'quiet' },
      readonly: true,
    }),
    added: field.instant({ wire: 'createdTime', day: true, readonly: true }),
    addedBy: field.text({ wire: 'createdBy', readonly: true }),
  },
  endpoints: {
    list: { get: '/maintain-s/station/{plantId}/document', page: 'none' },
    create: { post: '/maintain-s/station/{plantId}/document' },
    update: { post: '/maintain-s/station/{plantId}/document/{id}' },
    delete: { delete: '/maintain-s/station/{plantId}/document', body: '{ids}' },
  },
  list: {
    columns: ['name', 'kind', 'file', 'state', 'expires'],
    more: ['added', 'addedBy'],
    size: 50,
    order: { field: 'added', direction: 'DESC' },
    filters: ['kind', 'state', 'expires'],
    search: true,
    card: ['kind', 'file', 'state', 'expires'],
  },
  show: {
    sections: [{ key: 'basic', fields: ['name', 'kind', 'file', 'state', 'expires', 'added', 'addedBy'] }],
  },
  form: { groups: [{ key: 'basic', fields: ['name', 'kind', 'file', 'expires'] }] },
  actions: {
    read: { codes: ['station:read'], scope: 'plant' },
    create: { ...own, icon: 'plus' },
    update: { ...own, icon: 'edit', key: 'e' },
    delete: { ...own, at: ['row', 'bulk', 'detail'], confirm: 'ask', tone: 'danger', icon: 'delete' },
  },
})
