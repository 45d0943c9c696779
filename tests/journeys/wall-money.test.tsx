import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { linkScreen, saveScreen } from '../../src/transport/calls/own-extras'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

const NOON = Math.ceil(Date.parse('2026-06-20T11:00:00Z') / 210_000) * 210_000
const plain = (text: string | null) => (text ?? '').replace(/[\u2009\u202f\u00a0]/g, ' ')

it.each([
  ['S9-10', 'en', 'EUR', 12_345.67, '12.34K EUR'],
  ['S9-11', 'en', 'EUR', 12_345_678, '12.34M EUR'],
  ['S9-12', 'en', 'EUR', 12_345_678_901, '12.34B EUR'],
  ['S9-13', 'zh', 'CNY', 9_999.99, '9999.99 元'],
  ['S9-14', 'zh', 'CNY', 12_345, '1.23 万元'],
  ['S9-15', 'zh', 'CNY', 123_456_789, '1.23 亿元'],
  ['S9-16', 'zh', 'CNY', 1_234_567_890_123, '1.23 万亿元'],
])('%s in %s a display shows %s %d as %s', async (_, language, currency, today, shown) => {
  const app = await renderApp({
    ...{ at: '/application/home', as: 'owner', now: NOON },
    between: (path, answer) =>
      path.endsWith('/produced/income')
        ? Promise.resolve(Response.json({ incomes: [{ currency, today, plants: 3 }] }))
        : answer(),
  })
  const { send } = app.booted.services
  const { id } = await send(
    saveScreen({ name: 'Foyer', content: { language, panels: ['states'], income: true } }),
  )
  const key = await send(linkScreen(id, NOON / 1000 + 86_400))
  await go(`/largescreen#link=${key ?? ''}`)
  await screen.findByRole('heading', { level: 1, name: 'Foyer' })
  await waitFor(() => expect(plain(document.body.textContent).replace(/(\d) (?=[KMB])/, '$1')).toContain(shown)) // oxfmt-ignore
})
