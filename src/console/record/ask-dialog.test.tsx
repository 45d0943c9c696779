import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPart } from '../../../tests/support/render-part'
import { AskDialog } from './ask-dialog'

const nothing = () => undefined

it('S7-74 what cannot be taken back is confirmed by its name, typed by hand, and by nothing else', async () => {
  const send = vi.fn(() => Promise.resolve())
  const onDone = vi.fn()
  const dialog = (ready: boolean) => (
    <AskDialog
      title="Hand over"
      sentences={['It goes.']}
      button="Hand it over"
      typed="Kranichhof"
      ready={ready}
      send={send}
      onDone={onDone}
      onClose={nothing}
    />
  )
  const { unmount } = await renderPart(dialog(true))
  await screen.findByRole('alertdialog')
  const button = () => screen.getByRole('button', { name: 'Hand it over' })
  const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
  const press = () => {
    fireEvent.click(button())
    // Enter in the field.
    fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement)
  }
  for (const other of ['', 'Kranich', 'kranichhof']) {
    type(other)
    expect(button(), other).toBeDisabled()
    press()
  }
  expect(send).not.toHaveBeenCalled()
  type(' Kranichhof ')
  expect(button()).toBeEnabled()
  fireEvent.click(button())
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(send).toHaveBeenCalledOnce()
  unmount()

  await renderPart(dialog(false))
  await screen.findByRole('alertdialog')
  type('Kranichhof')
  press()
  expect(send).toHaveBeenCalledOnce()
})
