import { render, screen, waitFor } from '@testing-library/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router'
import { describe, expect, it } from 'vitest'
import { Redirect, useRedirect } from './redirect'

const at = () => window.location.pathname + window.location.search

/** What a click between drawing and the effects of what was drawn does. */
function Clicked(props: { to: string | number }) {
  const { to } = props
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    if (pathname !== '/start') return
    if (typeof to === 'number') void navigate(to)
    else void navigate(to)
  }, [navigate, pathname, to])
  return null
}

const show = (to: string | number | null, redirecting = <Redirect to="/next" state={{ from: 1 }} />) =>
  render(
    <BrowserRouter>
      {to !== null && <Clicked to={to} />}
      <Routes>
        <Route path="/start" element={redirecting} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>,
  )

describe('a redirect', () => {
  it('leads on without a step for the back button, and hands its state over', async () => {
    window.history.replaceState(null, '', '/start?a=%C3%BC#here')
    const steps = window.history.length
    show(null)
    await waitFor(() => expect(at()).toBe('/next'))
    expect(window.history.length).toBe(steps)
    expect(window.history.state).toMatchObject({ usr: { from: 1 } })
  })

  it('leads on once more before its first place is drawn', async () => {
    window.history.replaceState(null, '', '/start?code=1')
    show(null, <Twice />)
    screen.getByRole('button').click()
    await waitFor(() => expect(at()).toBe('/next'))
  })

  it.each(['/clicked', '/start?plant=2'])('gives way to a click that came before it: %s', async (to) => {
    window.history.replaceState(null, '', '/start')
    show(to, to.startsWith('/start') ? <OnlyWithoutPlant /> : undefined)
    await waitFor(() => expect(at()).toBe(to))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(at()).toBe(to)
  })
})

/** As somebody comes back from another service: the address is cleaned, and the answer leads on. */
function Twice() {
  const redirect = useRedirect()
  const [, drawAgain] = useState(0)
  const lead = () => {
    redirect('/start')
    flushSync(() => drawAgain(1))
    redirect('/next')
  }
  return <button onClick={lead} />
}

/** As the first plant is chosen where none is named. */
function OnlyWithoutPlant() {
  const redirect = useRedirect()
  const { search } = useLocation()
  useEffect(() => {
    if (search === '') redirect('/start?plant=1')
  }, [redirect, search])
  return null
}
