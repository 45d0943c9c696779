import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createI18n } from '../../providers/i18n'
import { useComingTexts } from './use-text'

it('texts that are not waited for are drawn when they are there, all of them, and in each language', async () => {
  const arriving = new Map<string, (texts: object) => void>()
  const { instance, ready, change } = createI18n({
    language: 'en',
    namespaces: ['console'],
    load: (language, namespace) =>
      namespace === 'console'
        ? Promise.resolve({})
        : new Promise((arrived) => arriving.set(`${language} ${namespace}`, arrived)),
  })
  await ready
  function Words() {
    const coming = useComingTexts(instance, ['plants', 'devices'])
    return (
      <p>{`${coming.language}: ${coming.ready ? `${instance.t('plants:many')}, ${instance.t('devices:many')}` : 'none'}`}</p>
    )
  }
  render(<Words />)
  expect(screen.getByText('en: none')).toBeVisible()
  const arrive = (name: string, many: string) => act(async () => arriving.get(name)?.({ many }))
  await arrive('en plants', 'Plants')
  expect(screen.getByText('en: none')).toBeVisible()
  await arrive('en devices', 'Devices')
  expect(await screen.findByText('en: Plants, Devices')).toBeVisible()

  const changed = change('de')
  await arrive('de plants', 'Anlagen')
  expect(screen.getByText('en: Plants, Devices')).toBeVisible()
  await arrive('de devices', 'Geräte')
  await act(() => changed)
  expect(await screen.findByText('de: Anlagen, Geräte')).toBeVisible()
})
