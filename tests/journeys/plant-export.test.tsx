import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CONFIGURATION } from '../../mocks/configuration'
import { keptParts } from '../../src/transport/kept-parts'
import { go } from '../support/go'
import { type RenderedApp, renderApp } from '../support/render-app'
import { savedFiles } from '../support/saved-files'

const PLANT = '/plant/infos/exportdata?plant=63400030'
const MONTH = '&from=2026-05-01&to=2026-05-31'
const HISTORY = '/batteryPower/'

const saved = savedFiles()

const part = (name: string) => screen.findByRole('region', { name })
/** Pressed when it is known that one may. */
async function press(app: RenderedApp, name: string) {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled())
  await app.user.click(screen.getByRole('button', { name }))
}

describe('files of a plant', () => {
  it('S2-17 S1-69 shows the first rows by the rules that make the file, and saves numbers as numbers', async () => {
    const app = await renderApp({
      as: 'owner',
      at: `${PLANT}${MONTH}&as=semicolon&columns=production,income`,
    })
    const preview = await part('Preview')
    const table = await within(preview).findByRole('table')
    expect(within(table).getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Period', 'UTC offset', 'Production (kWh)', 'Income (EUR)']) // oxfmt-ignore
    expect(within(table).getAllByRole('row')).toHaveLength(21)
    expect(preview).toHaveTextContent('Rows: 31')
    const first = within(table).getByRole('rowheader', { name: '2026-05-01' }).parentElement
    const energy = within(first as HTMLElement).getAllByRole('cell')[1]?.textContent ?? ''
    await press(app, 'Make file')
    const files = await part('Files')
    await app.user.click(await within(files).findByRole('button', { name: /^Download/ }))
    await waitFor(() => expect(saved).toHaveLength(2))
    const [rows, notes] = await Promise.all(saved.map((blob) => blob.text()))
    expect(rows?.split('\r\n')).toHaveLength(33)
    expect(rows).toContain(`2026-05-01;UTC+02:00;${energy.replace('.', ',')};`)
    expect(notes).toContain('Europe/Berlin')
    expect(notes).toContain('never written as 0')
  })

  it('S2-17 a file is in the language that was chosen for it, the screen around it stays in its own, and neither the file nor its name stays on the machine once somebody signs out', async () => {
    const app = await renderApp({ as: 'owner', at: `${PLANT}${MONTH}&as=csv&columns=production` })
    await app.user.selectOptions(await screen.findByLabelText('Language'), 'Deutsch')
    expect(window.location.search).toContain('language=de')
    const preview = await part('Preview')
    await within(preview).findByRole('columnheader', { name: 'Erzeugung (kWh)' })
    expect(within(preview).getByRole('table').closest('[lang]')).toHaveAttribute('lang', 'de')
    await press(app, 'Make file')
    const files = await part('Files')
    await app.user.click(await within(files).findByRole('button', { name: /^Download/ }))
    await waitFor(() => expect(saved).toHaveLength(2))
    const [rows, notes] = await Promise.all(saved.map((blob) => blob.text()))
    expect(rows?.split('\r\n')[0]).toBe('Zeitraum,UTC-Versatz,Erzeugung (kWh)')
    expect(notes).toMatch(/Vollständigkeit/)
    expect(notes).not.toMatch(/never written as 0|Completeness/)
    expect(screen.getByRole('button', { name: 'Make file' })).toBeVisible()

    // Neither the file nor its name stays on the machine once somebody signs out.
    const kept = JSON.parse(localStorage.getItem('heliograph.exports') ?? '{}') as Record<
      string,
      { id: string }[]
    >
    const [job] = Object.values(kept)[0] ?? []
    const file = `${job?.id ?? ''}/file`
    expect(await keptParts.get(file)).toBeInstanceOf(Blob)
    await app.user.click(screen.getByRole('button', { name: /Account menu/ }))
    await app.user.click(screen.getByRole('button', { name: 'Log Out' }))
    expect(await screen.findByText('You are logged out.')).toBeVisible()
    expect(localStorage.getItem('heliograph.exports')).toBeNull()
    expect(await keptParts.get(file)).toBeUndefined()
  })

  it('keeps every choice in the address, and offers what the grid type can have', async () => {
    const app = await renderApp({ as: 'owner', at: '/plant/infos/exportdata?plant=63400010' })
    await app.user.selectOptions(await screen.findByLabelText('Contents'), 'Power')
    await app.user.click(screen.getByRole('button', { name: '15 min' }))
    await app.user.click(screen.getByRole('button', { name: 'UTC' }))
    expect(window.location.search).toMatch(/of=power.*step=15/)
    expect(screen.getByRole('checkbox', { name: 'Production' })).toBeChecked()
    expect(screen.queryByRole('checkbox', { name: 'Consumption' })).not.toBeInTheDocument()
    const head = await within(await part('Preview')).findByRole('columnheader', { name: 'Time (UTC)' })
    expect(head).toBeVisible()
  })

  it('S6-05 shows the builder to those who may not make files, and says which permission it needs', async () => {
    await renderApp({ as: 'viewer', at: '/plant/infos/exportdata?plant=63400030' })
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Make file' })).toHaveAccessibleDescription(/report:export/),
    )
    expect(screen.getByRole('button', { name: 'Make file' })).toBeDisabled()
  })

  it('a call that fails stops the file with its reason, and goes on without asking for what is there', async () => {
    const app = await renderApp({
      as: 'owner',
      at: `${PLANT}&of=power&from=2026-06-01&to=2026-06-06&as=csv&notes=0`,
    })
    await within(await part('Preview')).findByRole('table')
    await app.inject({ match: { path: HISTORY }, status: 500, body: { code: '16', msg: 'broken' } })
    await press(app, 'Make file')
    const files = await part('Files')
    const shown = await within(files).findByRole('alert')
    await app.heal()
    await app.user.click(within(shown).getByRole('button', { name: 'Retry' }))
    await within(files).findByRole('button', { name: /^Download/ })
    const asked = (await app.requests()).filter(
      ({ path, status }) => path.includes(HISTORY) && status === 200,
    )
    // One for the preview, and each day once.
    expect(asked.map(({ query }) => query['day']).sort()).toEqual(['1', '1', '2', '3', '4', '5', '6'])
    expect(files).toHaveTextContent('Rows: 1728')
  })

  it.each([
    ['48', /last year.*not made in this browser.*again on 2027-06-20 at the latest/i],
    ['49', /plants/i],
  ])(
    'S8-10 S8-73 S8-74 a report that is refused with %s inside of a file is shown, and nothing is saved',
    async (code, words) => {
      const app = await renderApp({ as: 'owner', at: `${PLANT}&of=report` })
      await app.inject({
        match: { path: '/report/export/' },
        status: 200,
        body: { code, msg: 'no', param: null },
      })
      await press(app, 'Ask for the report')
      const dialog = await screen.findByRole('dialog')
      expect(dialog).toHaveTextContent('only once in a year')
      await app.user.click(within(dialog).getByRole('button', { name: 'Ask for the report' }))
      expect(await within(await part('Files')).findByRole('alert')).toHaveTextContent(words)
      expect(saved).toHaveLength(0)
    },
  )

  it('S8-73 a report that is refused with 48 says when it was made and when it is given again', async () => {
    const app = await renderApp({ as: 'owner', at: `${PLANT}${MONTH}&of=report` })
    const ask = async () => {
      await press(app, 'Ask for the report')
      const dialog = await screen.findByRole('dialog')
      await app.user.click(within(dialog).getByRole('button', { name: 'Ask for the report' }))
    }
    await ask()
    await within(await part('Files')).findByRole('button', { name: /^Download/ })
    const refusal = { code: '48', msg: 'no', param: null }
    await app.inject({ match: { path: '/report/export/' }, status: 400, body: refusal })
    await ask()
    expect(await within(await part('Files')).findByRole('alert')).toHaveTextContent(
      /last year.*last made in this browser on 2026-06-20.*again from 2027-06-20/,
    )
  })

  it('S8-53 a report of a time before the plant says that there is no data', async () => {
    const app = await renderApp({ as: 'owner', at: `${PLANT}&of=report&from=2010-01-01&to=2010-01-31` })
    await press(app, 'Ask for the report')
    const dialog = await screen.findByRole('dialog')
    await app.user.click(within(dialog).getByRole('button', { name: 'Ask for the report' }))
    expect(await within(await part('Files')).findByRole('alert')).toHaveTextContent(/Code 28/)
  })

  it("S7-85 saves the server's own workbook", async () => {
    // Sealed, so that the file is one of this page and not of Node.
    const app = await renderApp({
      as: 'owner',
      at: `${PLANT}${MONTH}&of=report`,
      configuration: CONFIGURATION,
    })
    await press(app, 'Ask for the report')
    const dialog = await screen.findByRole('dialog')
    await app.user.click(within(dialog).getByRole('button', { name: 'Ask for the report' }))
    const files = await part('Files')
    await app.user.click(await within(files).findByRole('button', { name: /^Download/ }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect((await saved[0]?.text())?.slice(0, 2)).toBe('PK')
  })

  it('S7-125 gives what a device sent, of the parameters that were picked', async () => {
    const app = await renderApp({
      as: 'owner',
      at: `${PLANT}&of=parameters&step=60&from=2026-06-19&to=2026-06-19`,
    })
    const device = await screen.findByLabelText('Device')
    await app.user.selectOptions(device, within(device).getByRole('option', { name: /Inverter/ }))
    const picks = await screen.findByRole('group', { name: /^Parameters: 0 of at most 50/ })
    // As on the screen of the device, in its groups; a name of one finds what is in it.
    const boxes = (of: Element | null) => of?.querySelectorAll('input').length ?? 0
    await waitFor(() =>
      expect(boxes(picks.querySelector('[role="group"][aria-label="Grid"]'))).toBeGreaterThan(5),
    )
    const all = boxes(picks)
    await app.user.type(screen.getByLabelText('Search parameters'), 'grid')
    expect(boxes(picks)).toBeLessThan(all)
    await app.user.click(picks.querySelector('input') as HTMLElement)
    const table = await within(await part('Preview')).findByRole('table')
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(10)
  })

  it('S2-17 says on which days nothing was measured, names a part without any, and lists the alarms of a period in words', async () => {
    await renderApp({ as: 'owner', at: `${PLANT}&from=2023-04-01&to=2023-04-30&columns=production` })
    const preview = await part('Preview')
    expect(await within(preview).findByText(/^Rows without a value in this part: \d+ \(2023-04-01 – 2023-04-\d\d\)$/)).toBeVisible() // oxfmt-ignore
    await go(`${PLANT}&from=2022-02-01&to=2022-02-28`)
    expect(await within(await part('Preview')).findByText(/\(2022-02-01 – 2022-02-28\)$/)).toBeVisible()
    await go(`${PLANT}&of=alarms&from=2026-01-01`)
    await waitFor(async () => expect(await part('Preview')).toHaveTextContent(/Level/))
  })
})
