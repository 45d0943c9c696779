import { describe, expect, it } from 'vitest'
import { resources } from '../../resources/index'
import { LANGUAGES } from '../../src/domain/brand/language'
import { OWN_FILES } from '../support/own-files'
import { textsOf } from '../support/texts-on-disk'

interface Texts {
  readonly actions?: Readonly<Record<string, { readonly label?: string; readonly hindered?: string }>>
}

const wordsOf = (language: string, name: string) => textsOf(language, name) as Texts

const ours = resources.filter(({ name }) => !OWN_FILES.has(name))
/** An alarm may name no device; whatever else leads to one is one. */
const lettered = ours.flatMap(({ name: resource, actions }) =>
  Object.entries(actions ?? {}).flatMap(([name, { key, when, to }]) =>
    key === undefined
      ? []
      : [
          {
            resource,
            name,
            key,
            depends: when !== undefined || (to === 'device' && /alerts$/.test(resource)),
          },
        ],
  ),
)

describe.each(LANGUAGES.map(({ code }) => code))('letters of actions in %s', (language) => {
  it('11: each command stands once in the map of keys', () => {
    const names = new Map(
      lettered.map(({ resource, name }) => [
        name,
        wordsOf(language, resource).actions?.[name]?.label ?? name,
      ]),
    )
    expect([...names.values()]).toEqual([...new Set(names.values())])
  })

  it('11: each that depends on the record says why it cannot be done with one', () => {
    const silent = lettered.filter(
      ({ resource, name, depends }) => depends && !wordsOf(language, resource).actions?.[name]?.hindered,
    )
    expect(silent.map(({ resource, name }) => `${resource} ${name}`)).toEqual([])
  })
})
