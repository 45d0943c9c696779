import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPart } from '../../../tests/support/render-part'
import type { Filter } from '../../schema/codec'
import { useSignedInServices } from '../services/signed-in-context'
import { FilterEditor } from './filter-editor'
import { useFilterWords } from './use-filter-words'

/** The editor of one filter of the alarms, and what comes of it. */
async function editorOf(name: string, filter: Filter | null = null) {
  const done = vi.fn<(filter: Filter | null) => void>()
  function Editor() {
    const plan = useSignedInServices().plans.get('alerts')
    return (
      <FilterEditor
        plan={plan}
        name={name}
        zone={null}
        filter={filter}
        onDone={done}
        onCancel={() => undefined}
      />
    )
  }
  await renderPart(<Editor />)
  return { done, form: within(await screen.findByRole('form')), user: userEvent.setup() }
}

it('what is typed counts at once: a quick press on Apply takes all of it', async () => {
  const { done, form } = await editorOf('code')
  const [box, apply] = [await form.findByRole('textbox'), form.getByRole('button', { name: 'Apply' })]
  fireEvent.change(box, { target: { value: 'F58' } })
  fireEvent.click(apply)
  expect(done).toHaveBeenCalledExactlyOnceWith({ field: 'code', operator: 'contains', value: 'F58' })
})

it('a few words are boxes to tick, none of which covers Apply, and Enter applies them', async () => {
  const { done, form, user } = await editorOf('level', { field: 'level', operator: 'in', value: ['fault'] })
  const words = await form.findByRole('group', { name: 'Level' })
  expect(within(words).getByRole('checkbox', { name: 'Fault' })).toBeChecked()
  await user.click(within(words).getByRole('checkbox', { name: 'Warning' }))
  await user.click(within(words).getByRole('checkbox', { name: 'Fault' }))
  await user.click(within(words).getByRole('checkbox', { name: 'Fault' }))
  await user.keyboard('{Enter}')
  expect(done).toHaveBeenCalledExactlyOnceWith({
    field: 'level',
    operator: 'in',
    value: ['fault', 'warning'],
  })
})

it('no box ticked is no filter', async () => {
  const { done, form, user } = await editorOf('level', { field: 'level', operator: 'in', value: ['fault'] })
  await user.click(await form.findByRole('checkbox', { name: 'Fault' }))
  await user.click(form.getByRole('button', { name: 'Apply' }))
  expect(done).toHaveBeenCalledExactlyOnceWith(null)
})

it('Tab leaves a list of many words, and neither adds nor drops one', async () => {
  const only = { field: 'deviceType', operator: 'in', value: ['INVERTER'] } as const
  const { done, form, user } = await editorOf('deviceType', only)
  const box = await waitFor(() => form.getAllByRole('combobox').at(-1) as HTMLElement)
  await user.click(box)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'))
  expect(fireEvent.keyDown(box, { key: 'Tab', keyCode: 9 })).toBe(true)
  await user.click(form.getByRole('button', { name: 'Apply' }))
  expect(done).toHaveBeenCalledExactlyOnceWith(only)
})

it.each([
  ['en', 'State is Open'],
  ['de', 'Status ist Offen'],
  ['ja', '状態が未対応と一致'],
])('26: a filter reads as a sentence in %s: %s', async (language, sentence) => {
  const filter: Filter = { field: 'state', operator: 'in', value: ['OPEN'] }
  function Sentence() {
    return useFilterWords(useSignedInServices().plans.get('alerts'), [filter], null)(filter)
  }
  await renderPart(<Sentence />, { language })
  expect(await screen.findByText(sentence)).toBeVisible()
})
