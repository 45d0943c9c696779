import { describe, expect, it, vi } from 'vitest'
import fc from 'fast-check'
import { createI18n, textOr } from './i18n'

const TEXTS: Record<string, Record<string, unknown>> = {
  'en console': {
    title: 'Plants',
    only: 'English only',
    wait: 'Wait {{seconds}} s',
    nested: { deep: 'Deep' },
  },
  'de console': { title: 'Anlagen', wait: '{{seconds}} s warten' },
  'en plant': { name: 'Name of {{what}}' },
  'de plant': { name: 'Name von {{what}}' },
}

function texts(language: string) {
  const load = vi.fn((lng: string, ns: string) => {
    const found = TEXTS[`${lng} ${ns}`]
    return found ? Promise.resolve(found) : Promise.reject(new Error('no such file'))
  })
  const onChange = vi.fn()
  return { ...createI18n({ language, load, namespaces: ['console'], onChange }), load, onChange }
}

describe('i18n', () => {
  it('loads only the namespaces of the beginning, and others when they are asked for', async () => {
    const { ready, load, instance, t } = texts('de')
    await ready
    expect(load.mock.calls).toEqual(
      expect.arrayContaining([
        ['de', 'console'],
        ['en', 'console'],
      ]),
    )
    expect(load.mock.calls.flat()).not.toContain('plant')
    await instance.loadNamespaces('plant')
    expect(t('plant:name', { what: '<b>' })).toBe('Name von <b>')
  })

  it('speaks another language beside its own, loaded once, without changing what is stored', async () => {
    const { ready, inLanguage, t, language, load, onChange } = texts('en')
    await ready
    const german = inLanguage('de')
    await vi.waitFor(() => expect(german.isInitialized).toBe(true))
    await german.loadNamespaces(['plant'])
    expect([german.t('title'), german.t('only'), german.t('plant:name', { what: 'x' })]).toEqual([
      'Anlagen',
      'English only',
      'Name von x',
    ])
    expect([german.language, language(), t('title')]).toEqual(['de', 'en', 'Plants'])
    expect(inLanguage('de')).toBe(german)
    expect(onChange).not.toHaveBeenCalled()
    expect(load.mock.calls.filter(([lng, ns]) => lng === 'de' && ns === 'plant')).toHaveLength(1)
  })

  it('falls back to English text by text, and knows its language before it is ready', async () => {
    const { ready, t, language } = texts('de')
    expect(language()).toBe('de')
    await ready
    expect([t('title'), t('only'), t('console:nested.deep'), t('wait', { seconds: 7 })]).toEqual([
      'Anlagen',
      'English only',
      'Deep',
      '7 s warten',
    ])
  })

  it('S1-15 changes the language once its texts are there, and announces it once', async () => {
    const { ready, change, t, language, onChange } = texts('en')
    await ready
    await change('de')
    await change('de')
    expect([t('title'), language()]).toEqual(['Anlagen', 'de'])
    expect(onChange.mock.calls).toEqual([['de']])
  })

  it('is ready without any file, and a missing language shows English', async () => {
    const { ready, t } = texts('sl')
    await ready
    expect(t('title')).toBe('Plants')
  })

  it('takes the default text of refine from either place', async () => {
    const { ready, provider } = texts('en')
    await ready
    expect(provider.translate('warnWhenUnsavedChanges', 'Are you sure?')).toBe('Are you sure?')
    expect(provider.translate('buttons.x', { n: 1 }, 'Fallback {{n}}')).toBe('Fallback 1')
    expect(provider.translate('wait', { seconds: 3 })).toBe('Wait 3 s')
    expect(provider.translate('title', 'unused')).toBe('Plants')
    await provider.changeLocale('de')
    expect(provider.getLocale()).toBe('de')
  })
})

describe('words of the server', () => {
  const HOSTILE = [
    '$t(title)',
    '$t(title){{name}}',
    '{{what}}',
    '<b>',
    '\u202E\u2066',
    'constructor',
    '__proto__',
  ]
  const word = fc
    .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' })), {
      minLength: 1,
      maxLength: 4,
    })
    .map((parts) => parts.join(''))

  it('are shown as they are, as a value of a text and as a word without a text', async () => {
    const { ready, instance, t } = texts('en')
    await ready
    await instance.loadNamespaces('plant')
    fc.assert(
      fc.property(word, (said) => {
        expect(t('plant:name', { what: said, name: 'x' })).toBe(`Name of ${said}`)
        expect(textOr(instance, `choices.state.${said.replace(/[:.]/g, '-')}`, said, { ns: 'plant' })).toBe(
          said,
        )
      }),
      { numRuns: 500, examples: HOSTILE.map((one) => [one]) },
    )
  })

  it('do not hide a text that there is', async () => {
    const { ready, instance } = texts('de')
    await ready
    expect(textOr(instance, 'title', 'otherwise')).toBe('Anlagen')
    expect(textOr(instance, 'wait', 'otherwise', { seconds: 3 })).toBe('3 s warten')
    expect(textOr(instance, 'nested', 'otherwise')).toBe('otherwise')
  })
})

describe('odd texts', () => {
  const instanceOf = async (found: unknown) => {
    const i18n = createI18n({ language: 'en', load: () => Promise.resolve(found) })
    await i18n.ready
    return i18n
  }

  it.each([['text'], [null], [undefined], [7], [{}]])(
    'a file that is %j has none: the key is shown',
    async (found) => {
      const { t, provider } = await instanceOf(found)
      expect([t('title'), t('faults:x')]).toEqual(['title', 'x'])
      expect([provider.translate('title', null), provider.translate('title', 7)]).toEqual(['title', 'title'])
    },
  )

  it('what any screen needs is there from the beginning, and a change needs nobody to hear of it', async () => {
    const asked: string[] = []
    const { ready, change, language, t } = createI18n({
      language: 'de',
      load: (lng, ns) => (asked.push(`${lng} ${ns}`), Promise.resolve({ title: `${lng} {{x}}` })),
    })
    await ready
    expect(asked.toSorted()).toEqual(['de console', 'de faults', 'en console', 'en faults'])
    expect(t('title', { x: '<&>' })).toBe('de <&>')
    await change('fr')
    expect([language(), t('title')]).toEqual(['fr', 'fr {{x}}'])
  })
})
