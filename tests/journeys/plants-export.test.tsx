import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type RenderedApp, renderApp } from '../support/render-app'
import { savedFiles } from '../support/saved-files'

const AT = '/plant/infos/exportdata?plant='
const MAY = '&from=2026-05-01&to=2026-05-31&as=csv&columns=production'

const saved = savedFiles()

const part = (name: string) => screen.findByRole('region', { name })
async function make(app: RenderedApp) {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make file' })).toBeEnabled())
  await app.user.click(screen.getByRole('button', { name: 'Make file' }))
  return part('Files')
}
/** Rows and notes of the newest file. */
async function download(app: RenderedApp, files: HTMLElement) {
  saved.length = 0
  await app.user.click(await within(files).findByRole('button', { name: /^Download/ }))
  await waitFor(() => expect(saved).toHaveLength(2))
  const [rows = '', notes = ''] = await Promise.all(saved.map((blob) => blob.text()))
  return { rows: rows.trim().split('\r\n'), notes }
}

describe('one file of several plants', () => {
  it('S2-17 names plant, id and zone in front of each row, and shows the rows of each beforehand', async () => {
    const app = await renderApp({ as: 'owner', at: `${AT}63400030${MAY}` })
    const box = await screen.findByLabelText(/^Further plants: 0 of at most 19/)
    await app.user.click(box)
    // The library's options for screen readers are others than those to click; the list of plants has such a title too.
    const option = await waitFor(() => {
      const found = document.querySelector('.ant-select-item-option[title^="Feldscheune"]')
      if (found === null) throw new Error('no plant to choose from')
      return found
    })
    await app.user.click(option)
    await screen.findByText(/^Further plants: 1 of at most 19/)
    const id = new URLSearchParams(location.search).get('plants') ?? ''
    expect(await part('Preview')).toHaveTextContent('Rows: 62')
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Plant' }), id)
    await within(await part('Preview')).findByRole('rowheader', { name: '2026-05-01' })
    const { rows, notes } = await download(app, await make(app))
    expect(rows).toHaveLength(63)
    expect(rows[0]).toContain('Plant,Plant ID,Time zone,Period,UTC offset,Production (kWh)')
    expect(rows.filter((row) => row.includes(`,${id},`))).toHaveLength(31)
    expect(rows.filter((row) => row.includes(',63400030,Europe/Berlin,2026-05-'))).toHaveLength(31)
    expect(notes).toMatch(new RegExp(`\\(${id}\\),.*Rows: 31 · Completeness: [\\d.]+ %`))
  })

  it('S8-53 a plant that fails is named on the screen and in the notes, the others go on, and only it is asked again', async () => {
    const app = await renderApp({ as: 'owner', at: `${AT}63400030${MAY}&plants=63400010,63400020` })
    await within(await part('Preview')).findByRole('table')
    await app.inject({
      match: { path: '/fast/system/63400010' },
      status: 500,
      body: { code: '16', msg: 'x' },
    })
    const files = await make(app)
    expect(await within(files).findByRole('alert')).toHaveTextContent(
      /^Not in the file: Feldscheune Lerchengrund\. .*16/,
    )
    expect(files).toHaveTextContent('Rows: 62')
    const first = await download(app, files)
    expect(first.rows.some((row) => row.includes(',63400010,'))).toBe(false)
    expect(first.notes).toMatch(/Not in the file: .*63400010/)
    await app.heal()
    const before = (await app.requests()).length
    await app.user.click(within(files).getByRole('button', { name: /^Ask again for what is missing/ }))
    await waitFor(() => expect(files).toHaveTextContent('Rows: 93'))
    expect(within(files).queryByRole('alert')).not.toBeInTheDocument()
    const again = (await app.requests()).slice(before).filter(({ path }) => path.includes('/history/'))
    expect(again).toHaveLength(1)
    expect((await download(app, files)).rows).toHaveLength(94)
  })

  it('S6-05 a plant at which the permission is missing is left out of a file of those where it is held', async () => {
    const app = await renderApp({ as: 'viewer', at: `${AT}63900010${MAY}&plants=63400030` })
    await waitFor(() => expect(screen.getByText('report:export')).toBeVisible())
    const files = await make(app)
    expect(await within(files).findByRole('alert')).toHaveTextContent(/^Not in the file/)
    const { rows } = await download(app, files)
    expect(rows.some((row) => row.includes(',63400030,'))).toBe(false)
    expect(rows).toHaveLength(32)
    expect((await app.requests()).some(({ path }) => /history.*63400030/.test(path))).toBe(false)
  })

  it('offers what any plant can have, and each has what its grid type measures', async () => {
    const at = `${AT}63400010&from=2026-05-01&to=2026-05-02&as=csv`
    const app = await renderApp({ as: 'owner', at: `${at}&columns=production,consumption&plants=63400030` })
    expect(await screen.findByRole('checkbox', { name: 'Consumption' })).toBeChecked()
    const { rows } = await download(app, await make(app))
    const [head = '', ...lines] = rows
    const at0 = head.split(',').indexOf('Consumption (kWh)')
    const consumed = lines.map((line) => [line.includes('Kranichhof'), line.split(',')[at0] !== ''])
    expect(consumed).toEqual([
      ...[
        [false, false],
        [false, false],
      ],
      ...[
        [true, true],
        [true, true],
      ],
    ])
  })
})
