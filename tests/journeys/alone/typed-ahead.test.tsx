import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FLEET, grid, prepareAlarms, TRIAGE } from '../../support/alarms'
import { renderApp } from '../../support/render-app'

prepareAlarms()

const dialog = vi.hoisted(() => {
  let arrive = () => {}
  const there = new Promise<void>((resolve) => (arrive = resolve))
  return { there, arrive }
})

/** The dialogs of alarms are on their way, as over a slow line. */
vi.mock(import('../../../src/kit/parts/lazy-part'), async (original) => {
  const part = await original()
  return {
    ...part,
    lazyPart: (load) =>
      part.lazyPart(async () => {
        if (String(load).includes('alarms/assign')) await dialog.there
        return load()
      }),
  }
})

it('14: letters that are typed before their dialog has come are for the dialog, and not for the list below', async () => {
  const app = await renderApp({ ...FLEET, at: '/alerts?m=0&f=state.in.*OPEN' })
  await within(await grid()).findAllByRole('checkbox')
  await screen.findByRole('link', { name: /^Warning ?\d/ })
  await app.user.keyboard('j')
  await app.user.keyboard('aa')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  dialog.arrive()
  expect(await screen.findByText('Assigned: 1')).toBeInTheDocument()
  const done = (await app.requests())
    .filter(({ method, path }) => method === 'POST' && path.endsWith(TRIAGE))
    .map(({ body }) => (body as { action: string }).action)
  expect(done).toEqual(['ASSIGN'])
})
