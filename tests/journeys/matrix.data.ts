import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { compile } from '../../src/schema/compile'
import { textsOf } from '../support/texts-on-disk'

interface Words {
  readonly forms?: Readonly<Record<string, string>>
  readonly actions?: Readonly<Record<string, { readonly label?: string }>>
}
const wordsOf = (name: string) => textsOf('en', name) as Words
const shared = wordsOf('engine').actions ?? {}
export const labelOf = (resource: string, action: string) =>
  wordsOf(resource).actions?.[action]?.label ?? shared[action]?.label ?? action

const plans = compile(resources, access).all
/** Letters of a resource's actions, as they are declared. */
export const lettersOf = (resource: string) =>
  Object.values(plans.find(({ name }) => name === resource)?.actions ?? {}).flatMap(({ name, key }) =>
    key === undefined ? [] : [{ action: name, key }],
  )

export interface Screen {
  readonly path: string
  readonly heading: string
  readonly resource: string
  /** Granted actions that are there whatever the records are like. */
  readonly always: readonly string[]
  /** Granted actions that every account with a record sees, those in `but` excepted. */
  readonly withRow: readonly string[]
  readonly but?: readonly string[]
}

export const LISTS: readonly Screen[] = [
  { path: '/plants', heading: 'Plants', resource: 'plants', always: ['create'], withRow: [] },
  {
    ...{ path: '/alerts', heading: 'Alarms', resource: 'alerts' },
    always: ['export'],
    withRow: ['acknowledge', 'assign', 'snooze', 'note'],
  },
  {
    ...{ path: '/alerts/rules', heading: 'Blocked alarms', resource: 'alert-rules' },
    always: ['block'],
    withRow: [],
  },
  // Everybody there may do something that a manager may not, so a manager changes nobody.
  {
    ...{ path: '/members', heading: 'Members', resource: 'members' },
    always: ['create', 'export'],
    withRow: ['update', 'delete'],
    but: ['manager'],
  },
  {
    ...{ path: '/roles', heading: 'Roles', resource: 'roles' },
    always: ['create', 'export'],
    withRow: ['update', 'seeAs'],
  },
]

export const OF_PLANTS: readonly Screen[] = [
  {
    ...{ path: '/plant/infos/alert', heading: 'Alarms', resource: 'plant-alerts' },
    always: ['export'],
    withRow: ['acknowledge'],
  },
  {
    ...{ path: '/plant/infos/device', heading: 'Devices', resource: 'devices' },
    always: ['create', 'export'],
    withRow: ['update', 'replace', 'delete', 'compare'],
  },
  {
    ...{ path: '/plant/infos/relate', heading: 'Related businesses', resource: 'businesses' },
    always: ['create', 'export'],
    withRow: ['update', 'delete'],
  },
  {
    ...{ path: '/plant/infos/detail', heading: 'Plant profile', resource: 'plants' },
    always: ['delete'],
    withRow: [],
  },
]

/** What else stands on a screen, as the right that it needs. */
export const BESIDE: readonly (readonly [path: string, name: string, right: string])[] = [
  ['/plant/infos/detail', 'button Edit Basics', 'plant-profile update'],
  ['/plant/infos/detail', 'button Change grid connection', 'plant-profile update'],
  ['/plant/infos/detail', 'button Edit Income', 'plant-finance update'],
  ['/plant/infos/detail', 'button Edit Metering', 'plant-metering update'],
  ['/plant/infos/detail', 'button Edit Tags', 'plant-tags update'],
  ['/plant/infos/detail', 'button Edit Zero export', 'plant-zero-export update'],
  ['/plant/infos/relate', 'switch Let installer and support look in', 'businesses create'],
  ['/plant/infos/relate', 'button Transfer ownership', 'businesses transfer'],
]
/** Places and tabs, as the right that they need. */
export const LINKS: readonly (readonly [name: string, right: string])[] = [
  ['Alarms', 'alerts read'],
  ['Members', 'members read'],
  ['Roles', 'roles read'],
  ['Account', 'account-base read'],
]
export const TABS: readonly (readonly [name: string, right: string])[] = [
  ['Alarms', 'plant-alerts read'],
  ['Devices', 'devices read'],
  ['Related', 'businesses read'],
  ['Details', 'plant-profile read'],
]

/** Addresses beside the lists, what they are headed by, and the right that they need. */
export type Route = readonly [path: string, heading: string, right?: string]
const form = (resource: string, action: 'create' | 'update') =>
  wordsOf(resource).forms?.[action] ?? `${action} ${resource}`
export const ROUTES: readonly Route[] = [
  ['/application/home', 'Functional applications'],
  ['/communicationReport', 'Communication report'],
  ['/device-detail', 'Device'],
  ['/plants/new', form('plants', 'create'), 'plants create'],
  ['/members/new', form('members', 'create'), 'members create'],
  ['/roles/new', form('roles', 'create'), 'roles create'],
  ['/roles/31/edit', form('roles', 'update'), 'roles update'],
  ['/account/settings/base', 'Personal settings', 'account-base read'],
  ['/account/settings/common', 'General settings', 'account-common read'],
  ['/account/settings/message', 'Message settings', 'account-message read'],
  ...(
    [
      ['security', 'Account Security'],
      ['udesk', 'Online Service'],
      ['instructions', 'User Manual'],
      ['suggestion', 'Feedback'],
      ['accountRevoke', 'Cancel account'],
      ['accountRevokeStep', 'Steps of the cancellation'],
      ['exportAccount', 'Export account data'],
    ] as const
  ).map(([child, heading]): Route => [`/account/settings/${child}`, heading, 'account-base read']),
]
export const PLANT_ROUTES: readonly Route[] = [
  ['/plant/infos/exportdata', 'Put a file together'],
  ['/plant/infos/component-layout', 'Layout', 'modules read'],
  ['/plant/infos/relate/new', form('businesses', 'create'), 'businesses create'],
]
/** A form is headed by what it would do, for every account. */
export const isForm = ([path]: Route) => /\/(new|edit)$/.test(path)
