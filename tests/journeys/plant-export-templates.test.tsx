import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

const PAGE = '/plant/infos/exportdata?plant=63400030'
const part = (name: string) => screen.findByRole('region', { name })
const dialog = (name: string) => screen.findByRole('dialog', { name })

describe('templates of files (screens 8)', () => {
  it('a template is saved, used, renamed with a mail of every month, deleted and taken back', async () => {
    const app = await renderApp({
      as: 'owner',
      at: `${PAGE}&of=income&step=month&from=2026-05-01&to=2026-05-31`,
    })
    await app.user.click(await screen.findByRole('button', { name: 'Save as template' }))
    const asked = await dialog('Save as template')
    expect(within(asked).getByRole('button', { name: 'Save' })).toBeDisabled()
    await app.user.type(within(asked).getByLabelText('Name of the template'), 'For the bank')
    await app.user.click(within(asked).getByRole('button', { name: 'Save' }))
    const templates = await part('Templates')
    const line = (await within(templates).findByText('For the bank')).closest('li') as HTMLElement
    expect(line).toHaveTextContent('Income · Month · Last month')
    expect(line).not.toHaveTextContent('06:00')

    await app.user.selectOptions(screen.getByLabelText('Contents'), 'Power')
    await app.user.click(within(line).getByRole('button', { name: 'Use: For the bank' }))
    await waitFor(() => expect(window.location.search).toMatch(/of=income.*from=2026-05-01.*step=month/))

    await app.user.click(within(line).getByRole('button', { name: 'Edit: For the bank' }))
    const edited = await dialog('Edit template')
    const every = within(edited).getByLabelText('Link by mail')
    expect(every).toHaveValue('never')
    expect(edited).toHaveTextContent('owner@heliograph.example')
    await app.user.selectOptions(every, 'On the first of each month at 06:00')
    await app.user.click(within(edited).getByRole('button', { name: 'Save' }))
    expect(await within(templates).findByText('Next: 2026-07-01 06:00 +02:00')).toBeVisible()

    await app.user.click(within(templates).getByRole('button', { name: 'Delete: For the bank' }))
    expect(await within(templates).findByText(/^No template yet/)).toBeVisible()
    await app.user.click(await screen.findByRole('button', { name: /^Undo/ }))
    expect(await within(templates).findByText('Next: 2026-07-01 06:00 +02:00')).toBeVisible()
  })

  it('a template that is not saved says why beside its name and keeps what was typed; the same name again replaces it, and says so before', async () => {
    const app = await renderApp({ as: 'owner', at: PAGE })
    await app.user.click(await screen.findByRole('button', { name: 'Save as template' }))
    const asked = await dialog('Save as template')
    await app.inject({
      match: { path: '/acc/view', method: 'POST' },
      status: 500,
      body: { code: '16', msg: 'x' },
    })
    await app.user.type(within(asked).getByLabelText('Name of the template'), 'Kept')
    await app.user.click(within(asked).getByRole('button', { name: 'Save' }))
    expect(await within(asked).findByText(/server/i)).toBeVisible()
    expect(within(asked).getByLabelText('Name of the template')).toHaveValue('Kept')
    await app.heal()
    await app.user.click(within(asked).getByRole('button', { name: 'Save' }))
    expect(await within(await part('Templates')).findByText('Kept')).toBeVisible()

    for (const button of ['Save', 'Overwrite template']) {
      await app.user.click(await screen.findByRole('button', { name: 'Save as template' }))
      const asked = await dialog('Save as template')
      await app.user.type(within(asked).getByLabelText('Name of the template'), 'Mine')
      await app.user.click(within(asked).getByRole('button', { name: button }))
      expect(await within(await part('Templates')).findAllByText('Mine')).toHaveLength(1)
      await app.user.selectOptions(screen.getByLabelText('Contents'), 'Alarms')
    }
    expect(await within(await part('Templates')).findByText(/^Alarms/)).toBeVisible()
  })

  it('the link of a mail begins with the template, and says when it is gone', async () => {
    const app = await renderApp({ as: 'owner', at: PAGE })
    const kept = await app.booted.services.send({
      method: 'POST',
      path: '/user-s/acc/view',
      body: {
        ...{ name: 'Weekly', scope: 'exports', mail: { every: 'week', zone: 'Europe/Berlin', path: PAGE } },
        content: JSON.stringify({
          words: { of: 'power', step: '15', as: 'json' },
          period: 'year',
          plant: null,
        }),
      },
      read: (raw) => String((raw as { id: string }).id),
    })
    await go(`${PAGE}&view=${kept}`)
    await waitFor(() =>
      expect(window.location.search).toMatch(/of=power.*from=2026-06-08&to=2026-06-14&step=15.*as=json/),
    )
    expect(window.location.search).not.toContain('view=')
    await go(`${PAGE}&view=nobody`)
    expect(await screen.findByText('This template is no longer there.')).toBeVisible()
  })
})
