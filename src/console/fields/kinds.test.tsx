import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { json } from '../../../tests/support/fake-fetch'
import { renderPart } from '../../../tests/support/render-part'
import { type Field, field } from '../../schema/field'
import { useSignedInServices } from '../services/signed-in-context'
import { FieldCell } from './field-cell'
import { VIEWS } from './views'
import { PLAIN_INPUT } from '../../../tests/support/plain-input'

afterEach(() => {
  vi.unstubAllEnvs()
})

function Shown(props: { of: Field; value: unknown }) {
  const plan = useSignedInServices().plans.get('plants')
  return <FieldCell plan={plan} name="it" field={props.of} value={props.value} record={{}} zone={null} />
}

function Asked(props: { of: Field; put: (value: unknown) => void }) {
  const plan = useSignedInServices().plans.get('plants')
  const [value, setValue] = useState<unknown>(null)
  const { Input } = VIEWS[props.of.kind]
  const put = (next: unknown) => {
    setValue(next)
    props.put(next)
  }
  return (
    <>
      <label htmlFor="box">It</label>
      <Input {...PLAIN_INPUT} {...{ plan, value, name: 'it', id: 'box', field: props.of }} onChange={put} />
    </>
  )
}

it('an address of a page is a link without its beginning, any other is a text', async () => {
  const own = field.url()
  await renderPart(
    <>
      <Shown of={own} value="https://www.solar.example/docs/" />
      <Shown of={own} value="javascript:alert(1)" />
    </>,
  )
  const [link, ...others] = screen.getAllByRole('link')
  expect(others).toEqual([])
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'solar.example/docs',
    'https://www.solar.example/docs/',
  ])
})

it('files, ranges, durations and JSON are shown', async () => {
  await renderPart(
    <>
      <Shown of={field.file()} value="/store-s/object/x#Report%201.pdf" />
      <Shown of={field.range({ over: 'number', unit: 'kWp' })} value={{ from: 2, to: null }} />
      <Shown of={field.duration({ unit: 'month' })} value={24} />
      <Shown of={field.json({ readonly: true })} value={{ a: [1] }} />
    </>,
    { language: 'de' },
  )
  expect(screen.getByRole('link', { name: 'Report 1.pdf' })).toHaveAttribute('download', 'Report 1.pdf')
  expect(screen.getByText('2 – … kWp')).toBeVisible()
  expect(screen.getByText('24 Monate')).toBeVisible()
  expect(JSON.parse(screen.getByText(/"a"/).textContent)).toEqual({ a: [1] })
})

it('a range of numbers takes two ends, of which one may stay open, and two open ones are none', async () => {
  const taken: unknown[] = []
  const of = field.range({ over: 'number', unit: 'kWp' })
  await renderPart(<Asked of={of} put={(value) => taken.push(value)} />)
  const [min, max] = await screen.findAllByRole('textbox')
  // Each end says what it is measured in.
  expect(screen.getAllByText('kWp')).toHaveLength(2)
  await userEvent.type(max as HTMLElement, '7')
  expect(taken.at(-1)).toEqual({ from: null, to: 7 })
  await userEvent.type(min as HTMLElement, '3')
  expect(taken.at(-1)).toEqual({ from: 3, to: 7 })
  await userEvent.clear(max as HTMLElement)
  await userEvent.clear(min as HTMLElement)
  expect(taken.at(-1)).toBeNull()
})

it('a file is stored with its name, and one that might run is refused before', async () => {
  const taken: unknown[] = []
  const { fetch, container } = await renderPart(
    <Asked of={field.file({ megabytes: 1 })} put={(value) => taken.push(value)} />,
    { answers: { '/store-s/uploadObject': () => json({ url: '/store-s/object/x' }) } },
  )
  expect((await screen.findByRole('button', { name: 'It' })).textContent).toBe('Upload a file')
  const chooser = container.querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(chooser, { target: { files: [new File(['<script>'], 'page.html')] } })
  expect((await screen.findByRole('alert')).textContent).toContain('PDF')
  expect(fetch.to('/store-s')).toEqual([])
  fireEvent.change(chooser, { target: { files: [new File(['%PDF-1.7'], 'Plan A.pdf')] } })
  await waitFor(() => expect(taken).toEqual(['/store-s/object/x#Plan%20A.pdf']))
  expect(screen.getByText('Plan A.pdf')).toBeVisible()
})

it('several records are chosen by their titles', async () => {
  const taken: unknown[] = []
  await renderPart(<Asked of={field.references({ to: 'plants' })} put={(value) => taken.push(value)} />, {
    answers: {
      '/maintain-s/operating/station/search': () =>
        json({ total: 2, data: [{ id: 7, name: 'Roof' }, { id: 8, name: 'Barn' }] }),
    },
  }) // oxfmt-ignore
  await userEvent.click(await screen.findByRole('combobox'))
  const list = within(document.body)
  await userEvent.click(await list.findByTitle('Barn'))
  await userEvent.click(await list.findByTitle('Roof'))
  expect(taken.at(-1)).toEqual([8, 7])
})

it('a country is chosen by its name in the language of the reader, and kept as its code', async () => {
  const taken: unknown[] = []
  await renderPart(<Asked of={field.country()} put={(value) => taken.push(value)} />, { language: 'de' })
  const box = await screen.findByRole('combobox')
  await userEvent.type(box, 'österr')
  await userEvent.click(await within(document.body).findByTitle('Österreich'))
  expect(taken).toEqual(['AT'])
})

it('a time of no known zone stands in that of the reader with its offset, as its filter has it', async () => {
  vi.stubEnv('TZ', 'America/New_York')
  await renderPart(<Shown of={field.instant()} value={Date.UTC(2026, 5, 18, 2, 30) / 1000} />)
  expect(screen.getByText(/2026/)).toHaveTextContent('2026-06-17 22:30:00 -04:00')
})
