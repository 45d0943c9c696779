import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Component, type ReactNode, Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { drawn } from '../../tests/support/delivered-react'
import { renderPart } from '../../tests/support/render-part'
import { Boundary } from '../kit/parts/boundary'
import { showFailure } from './failure'
import { lazyPart } from '../kit/parts/lazy-part'
import { noteLostStyles } from '../kit/parts/lost-styles'
import { Toaster } from './toaster'

const Fine = () => <p>the part</p>

/** React reports what a boundary caught; here that is the point of the test. */
function quiet(): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
}

/** The part inside of what catches its failure. */
async function rendered(load: () => Promise<typeof Fine>, level: 1 | 2 = 1) {
  const Part = lazyPart(load)
  await renderPart(
    <Boundary level={level}>
      <Suspense fallback="loading">
        <Part />
      </Suspense>
    </Boundary>,
  )
}

describe('a part in a chunk of its own', () => {
  it('that does not arrive gives an error with Retry, and Retry loads it anew', async () => {
    quiet()
    const load = vi
      .fn<() => Promise<typeof Fine>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue(Fine)
    await rendered(load)
    expect(await screen.findByRole('heading', { name: 'A part of the console did not load' })).toBeVisible()
    expect(screen.queryByText(/dynamically|http/)).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('the part')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('that is not there offline says so without an address, and comes with the network', async () => {
    quiet()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi
      .fn<() => Promise<typeof Fine>>()
      .mockRejectedValueOnce(new TypeError('Unable to preload CSS for http://localhost/a.css'))
      .mockResolvedValue(Fine)
    await rendered(load, 2)
    expect(await screen.findByText(/^There is no network/)).toBeVisible()
    expect(screen.queryByText(/http/)).not.toBeInTheDocument()
    await drawn()
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('the part')).toBeVisible()
  })

  it('23: comes back with the stylesheet that did not come, and not without it', async () => {
    quiet()
    noteLostStyles(document)
    const sheets = () => [...document.head.querySelectorAll('link[href$="look.css"]')]
    // As the loader of parts: an address is asked for once, and what failed is not asked for again.
    let asked = false
    const load = vi.fn(() => {
      if (asked) return Promise.resolve(Fine)
      asked = true
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = '/look.css'
      document.head.append(link)
      link.dispatchEvent(new Event('error'))
      return Promise.reject(new Error('Unable to preload CSS for /look.css'))
    })
    await rendered(load)
    const again = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
      await waitFor(() => expect(sheets()).toHaveLength(1))
      expect(screen.queryByText('the part')).toBeNull()
    }
    await again()
    act(() => void sheets()[0]?.dispatchEvent(new Event('error')))
    await again()
    act(() => void sheets()[0]?.dispatchEvent(new Event('load')))
    expect(await screen.findByText('the part')).toBeVisible()
    expect(sheets()).toHaveLength(1)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is shown at once when it was fetched before, without its fallback', async () => {
    const load = vi.fn(() => Promise.resolve(Fine))
    const Part = lazyPart(load)
    Part.preload()
    await act(() => Promise.resolve())
    render(<Suspense fallback="loading">{<Part />}</Suspense>)
    expect(screen.getByText('the part')).toBeVisible()
    expect(screen.queryByText('loading')).not.toBeInTheDocument()
    expect(load).toHaveBeenCalledOnce()
  })

  it('S9-01 gives up after 120 s', async () => {
    quiet()
    const Part = lazyPart(() => new Promise<typeof Fine>(() => undefined))
    vi.useFakeTimers()
    try {
      const caught: string[] = []
      class Catch extends Component<{ children: ReactNode }, { caught: boolean }> {
        override state = { caught: false }
        static getDerivedStateFromError = () => ({ caught: true })
        override componentDidCatch = (error: unknown) => caught.push(String(error))
        override render = () => (this.state.caught ? null : this.props.children)
      }
      render(
        <Catch>
          <Suspense fallback="loading">
            <Part />
          </Suspense>
        </Catch>,
      )
      await act(() => vi.advanceTimersByTimeAsync(119_000))
      expect(caught).toEqual([])
      await act(() => vi.advanceTimersByTimeAsync(2_000))
      vi.useRealTimers()
      await waitFor(() => expect(caught).toEqual(['PartMissing: not loaded within 120 s']))
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a broken screen', () => {
  it('leaves a page that says so instead of a white one, and another address clears it', async () => {
    quiet()
    const Broken = () => {
      throw new Error('boom')
    }
    const screenOf = (key: string, part: ReactNode) => <Boundary resetKey={key}>{part}</Boundary>
    const { services, unmount } = await renderPart(screenOf('/a', <Broken />))
    expect(services).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'This screen stopped working' })).toBeVisible()
    expect(screen.getByText('boom')).toBeVisible()
    unmount()
    const other = render(screenOf('/a', <Fine />))
    other.rerender(screenOf('/b', <Fine />))
    expect(screen.getByText('the part')).toBeVisible()
  })

  it('is said in plain words when nothing could start', () => {
    const root = document.createElement('div')
    showFailure(root, new Error('no plan'))
    expect(root).toHaveTextContent('The console could not start.no planLoad the page again')
  })
})

describe('notices', () => {
  it('S8-23 S8-24 show one at a time, for 2 s', async () => {
    const { services } = await renderPart(<Toaster />)
    vi.useFakeTimers()
    try {
      act(() => services.notices.announce({ kind: 'rejected', code: '42', status: 400, body: null }))
      act(() => services.notices.announce({ kind: 'network' }))
      expect(screen.getByRole('alert')).toHaveTextContent(/network error/i)
      expect(screen.queryByText(/device/)).not.toBeInTheDocument()
      await act(() => vi.advanceTimersByTimeAsync(1900))
      expect(screen.getByRole('alert')).not.toBeEmptyDOMElement()
      await act(() => vi.advanceTimersByTimeAsync(200))
      expect(screen.getByRole('status')).toBeEmptyDOMElement()
    } finally {
      vi.useRealTimers()
    }
  })
})
