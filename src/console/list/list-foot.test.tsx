import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ListControl } from './control'
import { ListFoot } from './list-foot'

/** Without texts their keys are shown. */
const control = (data: object) =>
  ({
    data: { total: 1200, within: null, loadingMore: false, pages: 1, ...data },
    address: { state: { page: 1 } },
  }) as unknown as ListControl

it('says how many there are while the next rows are on their way', () => {
  const { rerender } = render(<ListFoot list={control({ loadingMore: false })} />)
  expect(screen.getByText('list.total', { normalizer: (text) => text })).toBeVisible()
  rerender(<ListFoot list={control({ loadingMore: true })} />)
  expect(screen.getByRole('status')).toHaveTextContent('list.total list.loadingMore')
  rerender(<ListFoot list={control({ loadingMore: true, within: 100 })} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^list.within$/)
  rerender(<ListFoot list={control({ total: null })} />)
  expect(screen.getByRole('status')).not.toHaveTextContent('list')
})
