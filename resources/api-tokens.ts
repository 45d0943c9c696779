import { TOKEN_SCOPES, TOKEN_STATES } from '../src/domain/people/api-token'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

const own = { codes: ['user'] } as const

/** Tokens by which programs read what one may see. Our own calls, capability `apiTokens`. */
export const apiTokens = defineResource({
  name: 'api-tokens',
  route: '/account/settings/api-tokens',
  menu: { place: 'account', icon: 'link', order: 90 },
  capability: 'apiTokens',
  title: 'name',
  calls: 'api-tokens',
  fields: {
    id: field.id(),
    name: field.text({ readonly: true }),
    scopes: field.multiChoice({ of: TOKEN_SCOPES, readonly: true }),
    ending: field.text({ readonly: true }),
    state: field.status({
      of: TOKEN_STATES,
      tones: { VALID: 'good', EXPIRING: 'warning', EXPIRED: 'bad' },
      readonly: true,
    }),
    created: field.instant({ readonly: true }),
    expires: field.instant({ readonly: true }),
    used: field.age({ readonly: true, calm: true }),
    zone: field.timezone({ readonly: true }),
  },
  list: {
    columns: ['name', 'ending', 'scopes', 'state', 'expires', 'used'],
    more: ['created'],
    size: 50,
    order: { field: 'name', direction: 'ASC' },
    filters: ['state'],
    search: true,
    open: 'none',
    card: ['ending', 'scopes', 'state', 'expires', 'used'],
  },
  actions: {
    read: own,
    create: { ...own, at: ['list'], icon: 'plus', view: 'newToken' },
    delete: { ...own, confirm: 'ask', tone: 'danger', icon: 'delete' },
  },
})
