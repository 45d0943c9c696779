import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderApp } from '../support/render-app'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const KRANICHHOF = '/plant/infos/data?plant=63400030'

const panel = (name: string) => screen.findByRole('region', { name })

/** The test's document reads its own files in the old way only. */
const bytesOf = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(blob)
  })

it('r asks again for what is shown, but not while somebody writes; the figures can be taken along as files', async () => {
  const saved: { name: string; blob: Blob }[] = []
  let latest: Blob | null = null
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => ((latest = blob), 'blob:saved'),
      revokeObjectURL: () => undefined,
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (latest) saved.push({ name: this.download, blob: latest })
  })
  const app = await renderApp({ as: 'owner', at: KRANICHHOF })
  await within(await panel('Key figures')).findByText('Produced today')
  const asked = async () =>
    (await app.requests()).filter(({ path }) => path.includes('/operating/system/')).length
  expect(await asked()).toBe(1)
  await app.user.type(screen.getByRole('searchbox'), 'r')
  await app.user.clear(screen.getByRole('searchbox'))
  expect(await asked()).toBe(1)
  screen.getByRole('button', { name: 'Refresh' }).focus()
  await app.user.keyboard('r')
  await waitFor(async () => expect(await asked()).toBe(2))
  for (const [name, file, head] of [
    ['Day curve', /-2026-06-20\.csv$/, /^\uFEFFTime,UTC offset,Time zone,Production \(W\),/],
    ['Energy', /-2026-06\.csv$/, /^\uFEFFPeriod,UTC offset,Time zone,Production \(kWh\),/],
  ] as const) {
    const button = await within(await panel(name)).findByRole('button', { name: 'Download CSV' })
    await waitFor(() => expect(button).toBeEnabled())
    await app.user.click(button)
    expect(saved).toHaveLength(1)
    const [one] = saved.splice(0)
    expect(one?.name).toMatch(file)
    const bytes = await bytesOf(one?.blob ?? new Blob())
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toMatch(head)
  }
})

it('a day is compared with the one before on demand, and it says when there is none', async () => {
  const app = await renderApp({ as: 'owner', at: `${KRANICHHOF}&day=2026-06-19` })
  const curve = await panel('Day curve')
  const days = async () =>
    (await app.requests())
      .filter(({ path }) => path.endsWith('/stats/daily'))
      .map(({ query }) => query['day'])
  const compare = await within(curve).findByRole('button', { name: 'With previous day' })
  expect(compare).toHaveAttribute('aria-pressed', 'false')
  expect(await days()).not.toContain('18')
  await app.user.click(compare)
  expect(window.location.search).toContain('before=1')
  await waitFor(async () => expect(await days()).toContain('18'))
  expect(within(curve).queryByText('No data of the previous day.')).not.toBeInTheDocument()
  await app.inject({ match: { path: '/stats/daily' }, status: 500 })
  await app.user.click(within(curve).getByRole('button', { name: 'Previous day' }))
  expect(await within(curve).findByText('No data of the previous day.')).toBeVisible()
})

it('the bars of the month that is not over grow while the page is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const app = await renderApp({ as: 'owner', at: KRANICHHOF })
  const asked = async () => (await app.requests()).filter(({ path }) => path.endsWith('/stats/month')).length
  await waitFor(async () => expect(await asked()).toBe(1))
  await vi.advanceTimersByTimeAsync(301_000)
  await waitFor(async () => expect(await asked()).toBe(2))
})
