import { useQueryClient } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { json } from '../../../tests/support/fake-fetch'
import { renderPart } from '../../../tests/support/render-part'
import { usePlantList } from './use-plant-list'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { namedPlant } from '../../domain/plants/named-plant'

const SEARCH = '/maintain-s/operating/station/search'
const DETAIL = '/maintain-s/operating/station/information/3'

let power = 1000
/** A page that was answered an hour ago. */
const SEEN = { pages: [{ data: [{ id: 9, name: 'Plant 9' }], total: 1 }], pageParams: [1] }

/** `total` plants, 20 a page, ids from the top down. */
function pages(total: number) {
  return (sent: { url: string }) => {
    const query = new URL(sent.url, 'http://x').searchParams
    const [page, size] = [Number(query.get('page')), Number(query.get('size'))]
    const ids = Array.from({ length: total }, (_, index) => total - index).slice(
      (page - 1) * size,
      page * size,
    )
    return json({ total, data: ids.map((id) => ({ id, name: `Plant ${id}`, generationPower: power })) })
  }
}

function Probe() {
  const list = usePlantList()
  const client = useQueryClient()
  const giveBack = () =>
    client.setQueriesData({ queryKey: ['data'] }, SEEN, { updatedAt: Date.now() - 3_600_000 })
  const { currentPlant } = useCurrentPlant()
  const first = list.rows[0]
  return (
    <>
      <input
        aria-label="search"
        value={list.search}
        onChange={(event) => list.setSearch(event.target.value)}
      />
      <button onClick={list.loadMore}>more</button>
      <button onClick={list.retry}>retry</button>
      <button onClick={giveBack}>give back</button>
      <button onClick={() => first && currentPlant.select(first)}>select</button>
      <button onClick={() => first && currentPlant.select(namedPlant(first.id))}>select by id</button>
      <output>{`${list.rows.length} of ${list.total ?? '?'}${list.hasMore ? ', more' : ''}`}</output>
      <p>{list.fault?.kind}</p>
      <p>{first?.name}</p>
      <p>{first?.currency}</p>
      <p>{first?.production} W</p>
    </>
  )
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the list of plants', () => {
  it('S4-26 S4-27 appends pages of 20 until page × size reaches the total', async () => {
    const { fetch } = await renderPart(<Probe />, { answers: { [SEARCH]: pages(41) } })
    await screen.findByText('20 of 41, more')
    fireEvent.click(screen.getByText('more'))
    await screen.findByText('40 of 41, more')
    fireEvent.click(screen.getByText('more'))
    await screen.findByText('41 of 41')
    fireEvent.click(screen.getByText('more'))
    expect(fetch.to(SEARCH)).toHaveLength(3)
    expect(fetch.to(SEARCH)[0]?.url).toContain('order.direction=DESC&order.property=id&page=1&size=20')
  })

  it('S4-27 has no more at exactly one page', async () => {
    await renderPart(<Probe />, { answers: { [SEARCH]: pages(20) } })
    expect(await screen.findByText('20 of 20')).toBeVisible()
  })

  it('S4-25 is empty without plants', async () => {
    await renderPart(<Probe />, { answers: { [SEARCH]: pages(0) } })
    expect(await screen.findByText('0 of 0')).toBeVisible()
  })

  it('S4-29 merges the detail into the entry', async () => {
    await renderPart(<Probe />, {
      answers: {
        [SEARCH]: pages(3),
        [DETAIL]: () => json({ id: 3, name: 'Plant 3', currency: 'EUR' }),
      },
    })
    await screen.findByText('3 of 3')
    fireEvent.click(screen.getByText('select'))
    expect(await screen.findByText('EUR')).toBeVisible()
    expect(screen.getByText('3 of 3')).toBeVisible()
  })

  it('keeps the name of a plant that was asked for by its id, while its details fail', async () => {
    const { fetch } = await renderPart(<Probe />, {
      answers: { [SEARCH]: pages(3), [DETAIL]: () => json({}, 500) },
    })
    await screen.findByText('3 of 3')
    fireEvent.click(screen.getByText('select by id'))
    await waitFor(() => expect(fetch.to(DETAIL)).not.toHaveLength(0))
    expect(screen.getByText('Plant 3')).toBeVisible()
  })

  it('searches on the server after a pause', async () => {
    const { fetch } = await renderPart(<Probe />, { answers: { [SEARCH]: pages(3) } })
    await screen.findByText('3 of 3')
    fireEvent.change(screen.getByLabelText('search'), { target: { value: 'x' } })
    fireEvent.change(screen.getByLabelText('search'), { target: { value: 'xy ' } })
    await waitFor(() => expect(fetch.to(SEARCH)).toHaveLength(2))
    expect(JSON.parse(fetch.to(SEARCH)[1]?.body ?? '{}')).toMatchObject({ keyword: 'xy' })
  })

  it('keeps the rows when a further page fails, and asks for that page again', async () => {
    let broken = true
    const answer = pages(41)
    await renderPart(<Probe />, {
      answers: {
        [SEARCH]: (sent) => (broken && sent.url.includes('page=2') ? json({}, 500) : answer(sent)),
      },
    })
    await screen.findByText('20 of 41, more')
    fireEvent.click(screen.getByText('more'))
    await screen.findByText(/rejected|malformed/)
    expect(screen.getByText('20 of 41, more')).toBeVisible()
    broken = false
    fireEvent.click(screen.getByText('retry'))
    expect(await screen.findByText('40 of 41, more')).toBeVisible()
  })

  it('keeps the figures in sight new, page by page, also of the plant that is chosen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    power = 1000
    const { fetch } = await renderPart(<Probe />, {
      answers: {
        [SEARCH]: pages(41),
        '/maintain-s/operating/station/information/41': () => json({ id: 41, generationPower: 1000 }),
      },
    })
    await screen.findByText('20 of 41, more')
    fireEvent.click(screen.getByText('more'))
    await screen.findByText('40 of 41, more')
    fireEvent.click(screen.getByText('select'))
    expect(await screen.findByText('1000 W')).toBeVisible()
    power = 2000
    await vi.advanceTimersByTimeAsync(301_000)
    expect(await screen.findByText('2000 W')).toBeVisible()
    const asked = fetch.to(SEARCH).map(({ url }) => new URL(url, 'http://x').searchParams.get('page'))
    expect(asked).toEqual(['1', '2', '1'])
  })

  it('a list without plants finds one that is made elsewhere, and asks when somebody comes back to it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let total = 0
    const { fetch } = await renderPart(<Probe />, { answers: { [SEARCH]: (sent) => pages(total)(sent) } })
    await screen.findByText('0 of 0')
    total = 1
    await vi.advanceTimersByTimeAsync(31_000)
    expect(await screen.findByText('1 of 1')).toBeVisible()
    total = 2
    await vi.advanceTimersByTimeAsync(20_000)
    const asked = fetch.to(SEARCH).length
    window.dispatchEvent(new Event('visibilitychange'))
    expect(fetch.to(SEARCH)).toHaveLength(asked)
    await vi.advanceTimersByTimeAsync(11_000)
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('2 of 2')).toBeVisible()
  })

  it('rows whose newer figures fail stay as they are, without a word, until the next turn', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    power = 1000
    let broken = false
    const answer = pages(3)
    const { fetch } = await renderPart(<Probe />, {
      answers: { [SEARCH]: (sent) => (broken ? json({}, 500) : answer(sent)) },
    })
    await screen.findByText('1000 W')
    broken = true
    await vi.advanceTimersByTimeAsync(301_000)
    expect(fetch.to(SEARCH)).toHaveLength(2)
    expect(screen.getByText('1000 W')).toBeVisible()
    expect(screen.queryByText(/rejected|malformed/)).not.toBeInTheDocument()
    broken = false
    power = 2000
    await vi.advanceTimersByTimeAsync(301_000)
    expect(await screen.findByText('2000 W')).toBeVisible()
  })

  it('11: asks once for a first page that is on its way while rows seen before stand in its place', async () => {
    const answer = pages(3)
    let arrive: () => void = () => undefined
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const { fetch } = await renderPart(<Probe />, {
      answers: { [SEARCH]: (sent) => arrived.then(() => answer(sent)) },
    })
    await waitFor(() => expect(fetch.to(SEARCH)).toHaveLength(1))
    fireEvent.click(screen.getByText('give back'))
    expect(await screen.findByText('1 of 1')).toBeVisible()
    arrive()
    expect(await screen.findByText('3 of 3')).toBeVisible()
    expect(fetch.to(SEARCH)).toHaveLength(1)
  })

  it('the row of the chosen plant follows the live state that its header shows', async () => {
    await renderPart(<Probe />, {
      answers: {
        [SEARCH]: pages(3),
        '/maintain-s/operating/station/information/3': () => json({ id: 3, generationPower: 1000 }),
        '/maintain-s/fast/system/3': () => json({ generationPower: 4000, lastUpdateTime: 2_000_000_000 }),
      },
    })
    await screen.findByText('3 of 3')
    fireEvent.click(screen.getByText('select'))
    expect(await screen.findByText('4000 W')).toBeVisible()
  })
})
