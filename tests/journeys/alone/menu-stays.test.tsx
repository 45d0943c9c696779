import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { namedPlant } from '../../../src/domain/plants/named-plant'
import { renderApp } from '../../support/render-app'

// A slow processor takes its time to judge; what is not known meanwhile would be left out.
vi.mock(import('../../../src/providers/authorizer'), async (original) => {
  const { createAuthorizer } = await original()
  return {
    createAuthorizer: async (...given) => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return createAuthorizer(...given)
    },
  }
})

it('what the menu offers a person stays in it while they go from plant to plant', async () => {
  const { booted } = await renderApp({ at: '/members', as: 'admin' })
  const { currentPlant } = booted.services
  const menu = await screen.findByRole('navigation', { name: 'Main menu' })
  const members = await within(menu).findByRole('link', { name: 'Members' })
  const gone: string[] = []
  const watch = new MutationObserver((changes) => {
    for (const { removedNodes } of changes) removedNodes.forEach((node) => gone.push(node.textContent ?? ''))
  })
  watch.observe(menu, { childList: true, subtree: true })
  act(() => currentPlant.select(namedPlant(63900014)))
  await waitFor(() => expect(currentPlant.getState().detail).toBe('ready'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  watch.disconnect()
  expect(gone).toEqual([])
  expect(members).toBeVisible()
})
