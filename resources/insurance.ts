import { MOST_RATIO } from '../src/domain/energy/measured-ratio'
import {
  CLAIM_PHOTOS,
  CLAIM_REFUSALS,
  CLAIM_STATES,
  INSURANCE_COVERS,
  QUOTE_STATES,
} from '../src/domain/money/billing-records'
import { POLICY_STATES } from '../src/domain/money/insurance-policy'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

/* Covers of plants: what was asked for, and what is claimed. Our own calls, capability `insurance`. */

const reading = { codes: ['station:read'], feature: 'insurance' } as const
const writing = { codes: ['station:update'], feature: 'insurance' } as const

const PAPER = {
  id: field.id(),
  plant: field.reference({ to: 'plants', required: true }),
  cover: field.choice({ of: INSURANCE_COVERS, required: true, initial: 'ELEMENTS' }),
  created: field.instant({ readonly: true }),
  zone: field.timezone({ readonly: true }),
} as const

/** What a policy says. */
const TERMS = [
  'policyNo',
  'plant',
  'insurer',
  'cover',
  'sumInsured',
  'premium',
  'from',
  'until',
  'state',
] as const

export const insuranceQuotes = defineResource({
  name: 'insurance-quotes',
  route: '/application/detail/insurance',
  capability: 'insurance',
  title: 'id',
  calls: 'insurance-quotes',
  invalidates: ['insurance-policies'],
  paged: { filters: {}, sorts: [] },
  fields: {
    ...PAPER,
    state: field.status({
      of: QUOTE_STATES,
      tones: { REQUESTED: 'quiet', OFFERED: 'info', ACCEPTED: 'good' },
      readonly: true,
    }),
    /** Consent of the applicant. */
    history: field.flag({ initial: false }),
    /** Measured, not typed; none without a sensor of irradiance. */
    performanceRatio: field.quantity({ unit: '%', min: 0, max: MOST_RATIO }),
    premium: field.money({ currency: 'currency', readonly: true }),
    sum: field.money({ currency: 'currency', readonly: true }),
    currency: field.text({ readonly: true }),
  },
  list: {
    columns: ['id', 'plant', 'cover', 'state', 'premium', 'created'],
    more: ['sum', 'history', 'performanceRatio'],
    size: 20,
    order: { field: 'created', direction: 'DESC' },
    mode: 'pages',
    refresh: 60,
    head: 'insuranceHead',
    card: ['plant', 'cover', 'state', 'premium'],
  },
  show: {
    sections: [
      {
        key: 'basic',
        fields: ['plant', 'cover', 'state', 'premium', 'sum', 'created', 'history', 'performanceRatio'],
      },
    ],
  },
  form: {
    groups: [{ key: 'basic', fields: ['plant', 'cover', 'history', 'performanceRatio'], view: 'quoteFacts' }],
  },
  actions: {
    read: reading,
    create: { ...writing, icon: 'plus' },
    accept: {
      ...writing,
      at: ['row', 'detail'],
      icon: 'check',
      view: 'acceptQuote',
      when: { field: 'state', is: ['OFFERED'] },
    },
  },
})

export const insurancePolicies = defineResource({
  name: 'insurance-policies',
  route: '/application/detail/insurance/policies',
  capability: 'insurance',
  title: 'policyNo',
  calls: 'insurance-policies',
  paged: { filters: {}, sorts: [] },
  fields: {
    id: field.id(),
    plant: field.reference({ to: 'plants', readonly: true }),
    insurer: field.text({ readonly: true }),
    policyNo: field.text({ readonly: true }),
    cover: field.choice({ of: INSURANCE_COVERS, readonly: true }),
    sumInsured: field.money({ currency: 'currency', readonly: true }),
    premium: field.money({ currency: 'currency', readonly: true }),
    currency: field.text({ readonly: true }),
    from: field.instant({ day: true, readonly: true }),
    until: field.instant({ day: true, readonly: true }),
    state: field.status({
      of: POLICY_STATES,
      tones: { RUNNING: 'good', ENDING: 'warning', ENDED: 'bad' },
      readonly: true,
    }),
    zone: field.timezone({ readonly: true }),
  },
  list: {
    columns: [...TERMS],
    size: 20,
    order: { field: 'from', direction: 'DESC' },
    mode: 'pages',
    head: 'insuranceHead',
    card: ['plant', 'cover', 'state', 'until'],
  },
  show: { sections: [{ key: 'basic', fields: [...TERMS] }] },
  actions: {
    read: reading,
    remind: {
      codes: ['user'],
      feature: 'insurance',
      capability: 'reminders',
      at: ['list'],
      icon: 'bell',
      view: 'reminders',
    },
  },
})

export const insuranceClaims = defineResource({
  name: 'insurance-claims',
  route: '/application/detail/insurance/claims',
  capability: 'insurance',
  title: 'id',
  calls: 'insurance-claims',
  paged: { filters: {}, sorts: [] },
  fields: {
    ...PAPER,
    state: field.status({
      of: CLAIM_STATES,
      tones: {
        DRAFT: 'quiet',
        SUBMITTED: 'info',
        REVIEWING: 'info',
        ACCEPTED: 'good',
        PAID: 'good',
        REFUSED: 'bad',
      },
      readonly: true,
    }),
    submitted: field.instant({ readonly: true }),
    decided: field.instant({ readonly: true }),
    refusal: field.choice({
      of: CLAIM_REFUSALS,
      readonly: true,
      when: { field: 'state', is: ['REFUSED'] },
    }),
    text: field.longText({ required: true, max: 4000 }),
    /** Addresses of pictures that were stored. */
    photos: field.tags({ max: CLAIM_PHOTOS }),
  },
  list: {
    columns: ['id', 'plant', 'cover', 'state', 'created', 'submitted'],
    more: ['decided', 'refusal'],
    size: 20,
    order: { field: 'created', direction: 'DESC' },
    mode: 'pages',
    head: 'insuranceHead',
    card: ['plant', 'cover', 'state', 'created'],
  },
  show: {
    sections: [
      {
        key: 'basic',
        fields: ['plant', 'cover', 'state', 'refusal', 'created', 'submitted', 'decided', 'text'],
      },
      { key: 'photos', fields: [], view: 'claimPhotos' },
      { key: 'evidence', fields: [], view: 'claimEvidence' },
    ],
  },
  form: { groups: [{ key: 'basic', fields: ['plant', 'cover', 'text', 'photos'], view: 'claimForm' }] },
  actions: {
    read: reading,
    create: { ...writing, icon: 'plus' },
    update: { ...writing, icon: 'edit', key: 'e', when: { field: 'state', is: ['DRAFT'] } },
    submit: {
      ...writing,
      at: ['row', 'detail'],
      icon: 'check',
      confirm: 'ask',
      when: { field: 'state', is: ['DRAFT'] },
    },
  },
})
