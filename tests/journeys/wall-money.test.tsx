import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { linkScreen, saveScreen } from '../../src/transport/calls/own-extras'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

const NOON = Math.ceil(Date.parse('2026-06-20T11:00:00Z') / 210_000) * 210_000
const plain = (text: string | null) => (text ?? '').replace(/[\u2009\u202f\u00a0]/g, ' ')

/** Each rule by its numbers stands in `src/domain/money/money.test.ts`. */
it.each([
  [
    'S9-10 S9-11 S9-12',
    'en',
    [
      { currency: 'EUR', today: 12_345.67 },
      { currency: 'USD', today: 12_345_678 },
      { currency: 'GBP', today: 12_345_678_901 },
    ],
    ['12.34K EUR', '12.34M USD', '12.34B GBP'],
  ],
  ['S9-15', 'zh', [{ currency: 'CNY', today: 123_456_789 }], ['1.23 亿元']],
])('%s a display scales money as its language does: %s', async (_, language, incomes, shown) => {
  const app = await renderApp({
    ...{ at: '/application/home', as: 'owner', now: NOON },
    between: (path, answer) =>
      path.endsWith('/produced/income')
        ? Promise.resolve(Response.json({ incomes: incomes.map((one) => ({ ...one, plants: 3 })) }))
        : answer(),
  })
  const { send } = app.booted.services
  const { id } = await send(
    saveScreen({ name: 'Foyer', content: { language, panels: ['states'], income: true } }),
  )
  const key = await send(linkScreen(id, NOON / 1000 + 86_400))
  await go(`/largescreen#link=${key ?? ''}`)
  await screen.findByRole('heading', { level: 1, name: 'Foyer' })
  for (const money of shown)
    await waitFor(() => expect(plain(document.body.textContent).replace(/(\d) (?=[KMB])/g, '$1')).toContain(money)) // oxfmt-ignore
})
