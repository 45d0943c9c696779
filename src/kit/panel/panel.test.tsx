import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { json } from '../../../tests/support/fake-fetch'
import { renderPart } from '../../../tests/support/render-part'
import type { Call } from '../../transport/call'
import { Panel } from './panel'
import { useCall } from '../../console/data/use-call'

const call = (path: string): Call<string> => ({
  method: 'GET',
  path,
  public: true,
  read: (raw) => String((raw as { text: string }).text),
})

function Probe(props: { whose: number; span: string; held?: boolean }) {
  const { whose, span, held = false } = props
  const state = useCall(['probe', whose, span], call(`/x/${whose}/${span}`), { held })
  return (
    <Panel title="Yield" state={state} skeleton={<span>skeleton</span>}>
      <p>{state.data}</p>
      {state.refreshing && <i>dimmed</i>}
    </Panel>
  )
}

function Moving(props: { held?: boolean }) {
  const [at, setAt] = useState({ whose: 1, span: 'a' })
  return (
    <>
      <button onClick={() => setAt({ ...at, span: 'b' })}>span</button>
      <button onClick={() => setAt({ whose: 2, span: 'a' })}>plant</button>
      <Probe {...at} {...props} />
    </>
  )
}

describe('a panel over a call', () => {
  it('is a named region that shows what came', async () => {
    await renderPart(<Probe whose={1} span="a" />, { answers: { '/x/1/a': () => json({ text: '4.2 kWh' }) } })
    expect(await screen.findByText('4.2 kWh')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Yield' })).toHaveAttribute('aria-busy', 'false')
  })

  it('keeps the place for 300 ms before it draws a skeleton', async () => {
    await renderPart(<Probe whose={1} span="a" />, {
      answers: { '/x/1/a': () => new Promise(() => undefined) },
    })
    expect(screen.getByText('skeleton')).not.toBeVisible()
    await waitFor(() => expect(screen.getByText('skeleton')).toBeVisible())
  })

  it('S8-09 shows what failed, whose fault it is and the code, and tries again on demand', async () => {
    let broken = true
    await renderPart(<Probe whose={1} span="a" />, {
      answers: { '/x/1/a': () => (broken ? json({ code: '42' }, 400) : json({ text: 'fine' })) },
    })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(/device has no data/)
    expect(alert).toHaveTextContent('Code 42')
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('fine')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('S8-09 keeps the focus while it is tried again: on the button that failed again, in the panel once it came', async () => {
    let reply = () => json({ text: 'fine' })
    function Again() {
      const state = useCall(['probe'], call('/x/1/a'))
      return (
        <>
          <button onClick={state.retry}>ask</button>
          <Panel title="Yield" state={state}>
            <p>{state.data}</p>
          </Panel>
        </>
      )
    }
    await renderPart(<Again />, { answers: { '/x/1/a': () => reply() } })
    await screen.findByText('fine')
    reply = () => json({ code: '42' }, 400)
    await userEvent.click(screen.getByRole('button', { name: 'ask' }))
    const retry = await screen.findByRole('button', { name: 'Retry' })
    reply = () => json({ code: '43' }, 429, { 'retry-after': '2' })
    await userEvent.click(retry)
    await waitFor(() => expect(retry).toHaveTextContent('Retry in 2 s'))
    expect(retry).toHaveFocus()
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'), { timeout: 4000 })
    reply = () => json({ text: 'better' })
    await userEvent.click(retry)
    await screen.findByText('better')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Yield' })).toHaveFocus())
  })

  it('S8-08 counts down after 429 before Retry is open', async () => {
    await renderPart(<Probe whose={1} span="a" />, {
      answers: { '/x/1/a': () => json({ code: '43' }, 429, { 'retry-after': '2' }) },
    })
    expect(await screen.findByRole('button', { name: 'Retry in 2 s' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-disabled'),
    )
  })

  it('copies the details', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    await renderPart(<Probe whose={1} span="a" />, { answers: { '/x/1/a': () => json({}, 502) } })
    fireEvent.click(await screen.findByRole('button', { name: 'Copy details' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
    expect(writeText.mock.calls[0]?.[0]).toMatch(/^Yield\n.*\nCode: /)
  })

  it('3: never shows the answer of another span below the label of the one that is asked', async () => {
    await renderPart(<Moving />, {
      answers: { '/x/1/a': () => json({ text: 'old' }), '/x/1/b': () => new Promise(() => undefined) },
    })
    await screen.findByText('old')
    await userEvent.click(screen.getByRole('button', { name: 'span' }))
    expect(screen.queryByText('old')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByText('skeleton')).toBeVisible())
  })

  it('3: keeps what it has dimmed while more of the same loads, where it is held', async () => {
    let answer: (response: Response) => void = () => undefined
    await renderPart(<Moving held />, {
      answers: {
        '/x/1/a': () => json({ text: 'old' }),
        '/x/1/b': () => new Promise<Response>((resolve) => (answer = resolve)),
      },
    })
    await screen.findByText('old')
    await userEvent.click(screen.getByRole('button', { name: 'span' }))
    expect(screen.getByText('old')).toBeVisible()
    expect(screen.getByText('dimmed')).toBeVisible()
    answer(json({ text: 'new' }))
    expect(await screen.findByText('new')).toBeVisible()
    expect(screen.queryByText('dimmed')).not.toBeInTheDocument()
  })

  it('never shows the figures of another plant meanwhile', async () => {
    await renderPart(<Moving />, {
      answers: { '/x/1/a': () => json({ text: 'old' }), '/x/2/a': () => new Promise(() => undefined) },
    })
    await screen.findByText('old')
    await userEvent.click(screen.getByRole('button', { name: 'plant' }))
    expect(screen.queryByText('old')).not.toBeInTheDocument()
  })

  it('asks nothing for a null call and waits with the skeleton', async () => {
    function Waiting() {
      const state = useCall<string>(['probe', null], null)
      return <Panel title="Later" state={state} skeleton={<span>skeleton</span>} />
    }
    const { fetch } = await renderPart(<Waiting />)
    expect(fetch.sent).toEqual([])
    expect(screen.getByText('skeleton')).toBeInTheDocument()
  })

  it('says in one sentence why there is nothing', async () => {
    await renderPart(<Panel title="Battery" empty={{ kind: 'unmeasured', text: 'Not measured here.' }} />)
    expect(screen.getByText('Not measured here.')).toBeVisible()
  })
})
