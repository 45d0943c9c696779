import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SearchField } from './search-field'

it('Enter that ends a conversion of signs is the writing’s: only the next one goes on into the rows', () => {
  const way = { begin: vi.fn(), stay: vi.fn(), holds: () => false }
  render(
    <SearchField
      value="発電"
      label="Search"
      placeholder=""
      letter="/"
      clear="Clear"
      onChange={vi.fn()}
      way={way}
    />,
  )
  const field = screen.getByRole('searchbox')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
  expect(way.begin).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(way.begin).toHaveBeenCalledOnce()
})

it('the button that empties it goes, and the field has the focus', () => {
  const onChange = vi.fn()
  render(
    <SearchField value="roof" label="Search" placeholder="" letter="/" clear="Clear" onChange={onChange} />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onChange).toHaveBeenCalledWith('')
  expect(screen.getByRole('searchbox')).toHaveFocus()
})
