import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createInstance } from 'i18next'
import { type ReactNode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import type { ListControl } from './control'
import { ListFoot } from './list-foot'

/** Without texts their keys are shown. */
const i18n = createInstance()
void i18n.init({ lng: 'en', resources: {}, initAsync: false })
const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
)

const control = (data: object) =>
  ({
    data: {
      total: 1200,
      rows: Array.from({ length: 60 }),
      within: null,
      loadingMore: false,
      pages: 1,
      ...data,
    },
    plan: { fields: { name: { kind: 'text' }, share: { kind: 'percent', peers: {} } } },
    columns: { shown: [{ name: 'name' }, { name: 'share' }] },
    text: { field: (name: string) => name },
    address: { state: { page: 1 } },
  }) as unknown as ListControl

it('says how many there are while the next rows are on their way', () => {
  const { rerender } = render(<ListFoot list={control({ loadingMore: false })} />, { wrapper })
  expect(screen.getByText('list.total', { normalizer: (text) => text })).toBeVisible()
  rerender(<ListFoot list={control({ loadingMore: true })} />)
  expect(screen.getByRole('status')).toHaveTextContent('list.total list.loadingMore')
  rerender(<ListFoot list={control({ loadingMore: true, within: 100 })} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^list.within$/)
  rerender(<ListFoot list={control({ total: null })} />)
  expect(screen.getByRole('status')).not.toHaveTextContent('list')
})

it('says among which records a column compares, while they are not all of them', () => {
  const { rerender } = render(<ListFoot list={control({})} />, { wrapper })
  expect(screen.getByText('list.among')).toBeVisible()
  expect(screen.getByRole('status')).not.toHaveTextContent('list.among')
  rerender(<ListFoot list={control({ total: 60 })} />)
  expect(screen.queryByText('list.among')).not.toBeInTheDocument()
  rerender(
    <ListFoot list={{ ...control({}), columns: { shown: [{ name: 'name' }] } } as unknown as ListControl} />,
  )
  expect(screen.queryByText('list.among')).not.toBeInTheDocument()
})

it('the arrow that turned to the last page keeps the focus there, and turns no further', async () => {
  const user = userEvent.setup()
  const turned: number[] = []
  let asked = 1
  function Turning() {
    const [page, setPage] = useState(1)
    const list = control({ pages: 2 }) as unknown as { address: object }
    list.address = {
      state: { page },
      now: () => ({ page: asked }),
      change: (next: { page: number }) => {
        turned.push(next.page)
        asked = next.page
        setPage(next.page)
      },
    }
    return <ListFoot list={list as unknown as ListControl} />
  }
  render(<Turning />, { wrapper })
  const next = screen.getByRole('button', { name: 'list.nextPage' })
  next.focus()
  await user.keyboard('{Enter}{Enter}')
  expect(turned).toEqual([2])
  expect(next).toHaveFocus()
  expect(next).toBeEnabled()
  expect(next).toHaveAttribute('aria-disabled', 'true')
})
