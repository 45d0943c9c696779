import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPart } from '../../../tests/support/render-part'
import { useLeaveGuard } from './use-leave-guard'

/** A form that somebody has changed or not, and ways out of it. */
function Form() {
  const [dirty, setDirty] = useState(false)
  const [done, setDone] = useState(false)
  const { ask, question } = useLeaveGuard(dirty)
  const go = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <>
      <output>{pathname + search}</output>
      <button onClick={() => setDirty(!dirty)}>change</button>
      <button onClick={() => void go('/elsewhere')}>push</button>
      <button onClick={() => void go('/elsewhere', { replace: true })}>replace</button>
      <button onClick={() => void go('/form?part=2')}>part</button>
      <button onClick={() => void go('/form?part=1#below', { replace: true })}>below</button>
      <button onClick={() => ask(() => setDone(true))}>close</button>
      {done && <p>closed</p>}
      {question}
    </>
  )
}

const at = () => screen.getByRole('status').textContent
const question = () => screen.queryByRole('alertdialog')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const back = async () => {
  const came = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
  await act(async () => {
    window.history.back()
    await came
  })
}
const isHeldOnUnload = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

async function shown() {
  window.history.pushState(null, '', '/before')
  window.history.pushState(null, '', '/form?part=1')
  await renderPart(
    <BrowserRouter>
      <Form />
    </BrowserRouter>,
  )
  await screen.findByRole('button', { name: 'change' })
}

describe('a form with unsaved changes', () => {
  beforeEach(shown)

  it('without changes nothing is asked', async () => {
    expect(isHeldOnUnload()).toBe(false)
    await press('close')
    expect(screen.getByText('closed')).toBeVisible()
    await press('push')
    expect([at(), question()]).toEqual(['/elsewhere', null])
  })

  it.each(['push', 'replace', 'part'])(
    'is kept on the way elsewhere (%s) until somebody leaves',
    async (way) => {
      await press('change')
      await press(way)
      expect(question()).toBeVisible()
      expect(at()).toBe('/form?part=1')
      await press('Keep editing')
      expect([at(), question()]).toEqual(['/form?part=1', null])
      await press(way)
      await press('Leave')
      expect([at(), question()]).toEqual([way === 'part' ? '/form?part=2' : '/elsewhere', null])
    },
  )

  it('is asked about before it is closed', async () => {
    await press('change')
    await press('close')
    expect(screen.queryByText('closed')).toBeNull()
    await press('Leave')
    expect(screen.getByText('closed')).toBeVisible()
  })

  it('does not mind another place of the same address', async () => {
    await press('change')
    await press('below')
    expect([window.location.hash, question()]).toEqual(['#below', null])
  })

  it('holds the tab on reload, and lets go when nothing is unsaved any more', async () => {
    await press('change')
    expect(isHeldOnUnload()).toBe(true)
    await press('change')
    expect(isHeldOnUnload()).toBe(false)
    await press('push')
    expect([at(), question()]).toEqual(['/elsewhere', null])
  })

  it('is kept on the way back, which leads past both entries once somebody leaves', async () => {
    await press('change')
    await back()
    expect(question()).toBeVisible()
    expect(window.location.pathname).toBe('/form')
    fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await back()
    expect(question()).toBeVisible()
    const came = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
      await came
    })
    expect(window.location.pathname).toBe('/before')
  })

  it('does not stand in the way of who is elsewhere already', async () => {
    await press('change')
    const came = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
    await act(async () => {
      window.history.go(-2)
      await came
    })
    expect([window.location.pathname, question()]).toEqual(['/before', null])
  })
})
