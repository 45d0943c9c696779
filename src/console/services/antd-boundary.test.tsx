import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPart } from '../../../tests/support/render-part'
import { lazyPart } from '../../kit/parts/lazy-part'
import { AntdBoundary } from './antd-boundary'

it('controls that do not arrive say so in their place, the screen around them stays, and Retry brings them', async () => {
  // React reports what a boundary caught; here that is the point of the test.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Controls = () => <input aria-label="Name" />
  const load = vi
    .fn<() => Promise<typeof Controls>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Controls)
  const Part = lazyPart(load)
  await renderPart(
    <>
      <h1>Details</h1>
      <AntdBoundary>
        <Part />
      </AntdBoundary>
    </>,
  )
  expect(
    await screen.findByRole('heading', { level: 2, name: 'A part of the console did not load' }),
  ).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Details' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible()
})
