import type { Resource } from '../../../src/schema/resource'
import { inspections } from './inspections'

const few = [
  { key: 'basic', fields: ['name', 'kind', 'plant', 'photo', 'note'] },
  { key: 'live', fields: ['count', 'share', 'budget', 'day', 'until'] },
]

/** The inspections with a form and sections of few fields, which are sooner drawn. */
export const inspectionsInShort: Resource = {
  ...inspections,
  show: { ...inspections.show, sections: few },
  form: { ...inspections.form, groups: few },
  texts: { en: { ...inspections.texts.en, sections: { basic: 'Basics', live: 'Figures' } } },
}
