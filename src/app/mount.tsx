import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app'
import type { Booted } from './boot'

export function mount(root: HTMLElement, booted: Booted): void {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App booted={booted} />
      </BrowserRouter>
    </StrictMode>,
  )
}
