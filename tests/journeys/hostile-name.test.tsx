import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../support/render-app'

it('a name full of markup is text that turns no words around it, and 60 digits break nothing', async () => {
  // Nothing has a size in jsdom, and the list draws what fits.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320)
  const row = {
    id: 7,
    name: '\u202e<img src=x onerror="window.__pwned=1"><b>bold</b>',
    gridInterconnectionType: 'BRAND_NEW_TYPE',
    type: 'MOON_BASE',
    networkStatus: 'SOMETHING',
    generationPower: Number('9'.repeat(60)),
    generationValue: '9'.repeat(60),
    installedCapacity: null,
    regionTimezone: 'Nowhere/Land',
    lastUpdateTime: -1,
  }
  await renderApp({
    as: 'owner',
    faults: [
      { match: { path: '/operating/station/search' }, status: 200, body: { total: 1, data: [row] } },
      { match: { path: '/operating/station/information/' }, status: 200, body: row },
    ],
  })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('<b>bold</b>')
  expect(await screen.findByRole('option')).toHaveTextContent('<b>bold</b>')
  expect(document.body).not.toHaveTextContent('\u202e')
  expect(document.querySelector('img[src=x]')).toBeNull()
  expect(screen.getByRole('main')).not.toHaveTextContent('9999999999')
})
