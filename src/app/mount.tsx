import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { after } from '../kit/browser/after'
import { App } from './app'
import type { Booted } from './boot'
import { readConsole } from './router'
import { routeKind } from './routes'

/** What stands in the page stays no longer while the code behind sign-in is read, ms. */
const CODE_LIMIT = 2000

/** Draws the console: at once with the screen that somebody who is signed in asked for, as far as its code is there. */
export async function mount(root: HTMLElement, booted: Booted): Promise<void> {
  const { services, suspended } = booted
  const behind = services.session.isSignedIn() && routeKind(window.location.pathname) !== 'public'
  if (behind && !suspended) await Promise.race([readConsole(), after(CODE_LIMIT)])
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App booted={booted} />
      </BrowserRouter>
    </StrictMode>,
  )
}
