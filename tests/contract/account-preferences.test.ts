import { describe, expect, it } from 'vitest'
import { accountCommon } from '../../resources/account'
import { PREFERENCE_NAMES, PREFERENCES } from '../../src/domain/people/preferences'
import { preferencesOf } from '../../src/providers/preferences'
import { createStorage } from '../../src/transport/storage'

function browser() {
  const kept = new Map<string, string>()
  const box = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
  const open = () =>
    createStorage({
      document: { cookie: '' },
      localStorage: box,
      sessionStorage: box,
      location: { protocol: 'https:' },
    })
  return { kept, open }
}

describe('general settings', () => {
  it('S3-30 the temperature unit offers exactly two, C and F', () => {
    expect(accountCommon.fields.temperatureUnit).toMatchObject({ kind: 'choice', of: ['C', 'F'] })
  })

  it('every choice for one browser is declared with the words that the console knows', () => {
    const fields: Readonly<Record<string, unknown>> = accountCommon.fields
    for (const name of PREFERENCE_NAMES) expect(fields[name]).toMatchObject({ of: PREFERENCES[name] })
  })

  it('notify their listeners at once, and are there in the next visit', () => {
    const { kept, open } = browser()
    const preferences = preferencesOf(open())
    const heard: string[] = []
    preferences.subscribe(() => heard.push(preferences.getState().density))
    preferences.choose({ density: 'compact' })
    preferences.choose({ landing: 'last' })
    expect(heard).toEqual(['compact', 'compact'])
    expect(preferencesOf(open()).getState()).toMatchObject({ density: 'compact', landing: 'last' })
    kept.set('heliograph.preferences', '{"density":')
    expect(preferencesOf(open()).getState()).toMatchObject({ density: 'usual' })
  })
})
