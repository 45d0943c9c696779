import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import german from '../../resources/locales/de/console.json'
import germanFaults from '../../resources/locales/de/faults.json'
import { refusedCalls } from '../support/refused-calls'
import { renderApp } from '../support/render-app'
import { OF_PLANTS, REFUSED } from './refused-addresses.data'
import { go } from '../support/go'

const LANGUAGES = [['de', german, germanFaults]] as const

const said = (text: string, code: string) => text.replace('{{code}}', code)

describe.each(LANGUAGES)('addresses that are not for everybody, in %s', (language, words, faults) => {
  it.each(['operator', 'viewer'])(
    'S2-13..S2-40 S6-05 %s reads at each which permission it needs, and nothing of the screen',
    async (as) => {
      const app = await renderApp({ as, at: '/application/home', languages: [language] })
      const home = await screen.findByRole('heading', { level: 1 })
      const [, , needed = ''] = REFUSED.findLast(([account]) => account === as) ?? []
      // Cards of what is closed say so as well.
      await waitFor(() => expect(document.querySelector('main')).toHaveTextContent(said(words.noPermission.text, needed))) // oxfmt-ignore
      expect(home).toBeVisible()
      for (const [, address, code] of REFUSED.filter(([account]) => account === as)) {
        await go('/version')
        await waitFor(() => expect(screen.queryByRole('heading', { name: words.noPermission.title })).not.toBeInTheDocument()) // oxfmt-ignore
        await go(address)
        // The former one is left when this one is there.
        await waitFor(
          () => {
            const title = screen.getByRole('heading', { name: words.noPermission.title })
            expect(title.parentElement, address).toHaveTextContent(said(words.noPermission.text, code))
            expect(window.location.pathname).toBe(address.split('?')[0])
          },
          { timeout: 15_000 },
        )
        expect(document.querySelector('main :is(form, textarea, table, [role=grid])'), address).toBeNull()
      }
      // What may not be read is not asked for either; only the cloud knows which plant a device belongs to.
      expect(new Set(await refusedCalls(app))).toEqual(
        new Set(as === 'viewer' ? ['POST /mdc-eu/device-s/device/v3/detail'] : []),
      )
    },
    90_000,
  )

  it('S2-12..S2-18 S2-40 S6-11 plants that may not be read any more say so at each of their addresses', async () => {
    const app = await renderApp({ as: 'manager', at: '/application/home', languages: [language] })
    await screen.findByRole('heading', { level: 1 })
    await app.withdraw('manager', 'station:read')
    for (const address of OF_PLANTS) {
      await go(address)
      await waitFor(
        () => expect(document.querySelector('main')?.textContent, address).toContain(faults.permissionRead),
        { timeout: 15_000 },
      )
      await go('/application/home')
      await waitFor(() => expect(document.body.textContent).not.toContain(faults.permissionRead))
    }
  }, 90_000)
})
