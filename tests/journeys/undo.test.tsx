import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TRIAGE, elsewhere, FEW, grid, prepareAlarms, shown } from '../support/alarms'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

prepareAlarms()

const undo = () => screen.findByRole('button', { name: /^Undo/ })
const blocked = () => screen.findByText('This kind is blocked.')

describe('16: what was done is taken back', () => {
  it('16: a note, from the drawer of its alarm', async () => {
    const app = await renderApp({ ...FEW, at: '/alerts?m=0&f=state.in.*OPEN' })
    await within(await grid()).findAllByRole('checkbox')
    await app.user.keyboard('j{Enter}')
    const drawer = await screen.findByRole('dialog', { name: /^Alarm / })
    await within(drawer).findByRole('button', { name: 'Acknowledge' })
    await app.user.keyboard('n')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
    await app.user.keyboard('Wrong plant{Control>}{Enter}{/Control}')
    await within(drawer).findByText('Wrong plant')
    await app.user.click(await undo())
    await waitFor(() => expect(within(drawer).queryByText('Wrong plant')).not.toBeInTheDocument())
    expect(await screen.findByText('Undone.')).toBeInTheDocument()
  })

  it('14, 16: a block, which b begins in the list, in the drawer and on the page', async () => {
    const app = await renderApp({
      ...FEW,
      at: '/alerts?m=0&f=state.in.*OPEN&f=influence.in.*none*production',
    })
    await within(await grid()).findAllByRole('checkbox')
    const { data } = await elsewhere(
      app,
      `${TRIAGE}/search?size=1&order.property=level&order.direction=ASC`,
      {
        states: ['OPEN'],
        influenceList: [0, 1],
      },
    )
    await app.user.keyboard('j')
    await waitFor(async () => expect(await shown()).not.toEqual([]))
    const before = await shown()
    const ask = () => screen.findByRole('dialog', { name: /^Block this kind/ })
    await app.user.keyboard('b')
    await ask()
    await app.user.keyboard('{Escape}')
    await app.user.keyboard('{Enter}')
    await screen.findByRole('button', { name: 'Acknowledge' })
    await app.user.keyboard('b')
    const dialog = await ask()
    await app.user.click(within(dialog).getByRole('button', { name: 'Block this kind' }))
    await blocked()
    await app.user.keyboard('{Escape}')
    await waitFor(async () => expect(await shown()).not.toEqual(before))
    await app.user.keyboard('u')
    await waitFor(async () => expect(await shown()).toEqual(before))
    await go(`/alerts/${data[0]?.id}`)
    await screen.findByRole('button', { name: 'Acknowledge' })
    await app.user.keyboard('b')
    await ask()
  })

  it('16: another name of a device', async () => {
    const app = await renderApp({ as: 'owner', at: '/plant/infos/device' })
    const table = await screen.findByRole('grid', { name: 'Devices' })
    await within(table).findAllByRole('checkbox')
    const first = () => within(table).getAllByRole('row')[1]?.textContent
    const before = first()
    await app.user.keyboard('je')
    const dialog = await screen.findByRole('dialog', { name: 'Rename' })
    const box = within(dialog).getByRole('textbox')
    await app.user.clear(box)
    await app.user.type(box, 'Roof north{Enter}')
    await waitFor(() => expect(first()).toContain('Roof north'))
    await app.user.click(await undo())
    await waitFor(() => expect(first()).toBe(before))
  })

  it('14, 16: u pressed before the server has answered takes back what was done last, not what was before', async () => {
    const app = await renderApp({ ...FEW, at: '/alerts?m=0&f=state.in.*OPEN' })
    await within(await grid()).findAllByRole('checkbox')
    const before = await shown()
    await app.user.keyboard('je')
    await undo()
    const left = await shown()
    await app.user.keyboard('jeu')
    expect(await screen.findByText('Undone.')).toBeInTheDocument()
    await waitFor(async () => expect(await shown()).toEqual(left))
    expect(left).not.toEqual(before)
  })

  it('16: what may no longer be taken back is not said to be undone', async () => {
    let withdrawn = false
    const app = await renderApp({
      ...FEW,
      at: '/alerts?m=0&f=state.in.*OPEN',
      configuration: { encryptedMode: false },
      between: async (path, answer) => {
        const reply = await answer()
        if (!withdrawn || !path.endsWith('/triage')) return reply
        const outcome = (await reply.json()) as { results: object[] }
        const results = outcome.results.map((one, at) =>
          at > 0 ? one : { ...one, result: 'REFUSED', reason: '24' },
        )
        return Response.json({ ...outcome, results })
      },
    })
    await within(await grid()).findAllByRole('checkbox')
    await app.user.keyboard('jxjxe')
    await screen.findByText('Acknowledged: 2')
    withdrawn = true
    await app.user.keyboard('u')
    expect(await screen.findByText('Undo: 1 done, 1 not permitted there')).toBeInTheDocument()
    expect(screen.queryByText('Undone.')).not.toBeInTheDocument()
  })

  it('11: and the keyboard stands again on the alarm that was given back', async () => {
    const app = await renderApp({ ...FEW, at: '/alerts?m=0&f=state.in.*OPEN' })
    await within(await grid()).findAllByRole('checkbox')
    await app.user.keyboard('j')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'))
    const first = document.activeElement?.textContent
    await app.user.keyboard('e')
    await screen.findByText('Acknowledged: 1')
    await waitFor(() => expect(document.activeElement?.textContent).not.toBe(first))
    expect(document.activeElement).toHaveAttribute('role', 'row')
    await app.user.keyboard('u')
    await screen.findByText('Undone.')
    await waitFor(() => expect(document.activeElement?.textContent).toBe(first))
  })

  it('11 f: a view that was deleted while it was open is open again, and the list begins with it again', async () => {
    const app = await renderApp({ as: 'admin', plants: 20, at: '/members' })
    await within(await screen.findByRole('grid')).findAllByRole('row')
    const face = (name: RegExp) => screen.findByRole('button', { name })
    const usual = () => screen.findByRole('button', { name: 'Open the list with Mine' })
    await app.user.click(await face(/^Views/))
    await app.user.type(await screen.findByLabelText('Name of a new view'), 'Mine')
    await app.user.click(screen.getByRole('button', { name: 'Save view' }))
    await app.user.click(await face(/^Views: Mine$/))
    await app.user.click(await usual())
    await waitFor(async () => expect(await usual()).toHaveAttribute('aria-pressed', 'true'))
    await app.user.click(await face(/^Edit view Mine$/))
    await app.user.click(await face(/^Delete view Mine$/))
    expect(await face(/^Views$/)).toBeVisible()
    await app.user.click(await undo())
    expect(await face(/^Views: Mine$/)).toBeVisible()
    if (screen.queryByRole('button', { name: 'Open the list with Mine' }) === null)
      await app.user.click(await face(/^Views: Mine$/))
    await waitFor(async () => expect(await usual()).toHaveAttribute('aria-pressed', 'true'))
  })
})
