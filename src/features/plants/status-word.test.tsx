import { render, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { devices } from '../../../resources/devices'
import { gateways } from '../../../resources/gateways'
import { plants } from '../../../resources/plants'
import { renderPart } from '../../../tests/support/render-part'
import { ToneMark } from '../../console/fields/tone-mark'
import { PLANT_STATUSES } from '../../domain/plants/plant-status'
import type { Tone } from '../../schema/field'
import { StatusWord } from './status-word'

it.each(PLANT_STATUSES)('8: %s has one mark, beside the plant as in every list', async (status) => {
  const tones: Partial<Record<string, Tone>> = plants.fields.state.tones ?? {}
  const { container } = await renderPart(<StatusWord status={status} />)
  const mark = await waitFor(() => {
    const found = container.querySelector('path')
    if (found === null) throw new Error('no mark')
    return found.getAttribute('d')
  })
  const listed = render(<ToneMark tone={tones[status] ?? 'quiet'} />).container.querySelector('path')
  expect(mark).toBe(listed?.getAttribute('d'))
})

it.each([devices, gateways])(
  '8: offline, asleep and online have the same mark at $name as at plants',
  ({ fields }) => {
    const state: { of: readonly string[]; tones?: Partial<Record<string, Tone>> } = fields.state
    const of: Partial<Record<string, Tone>> = plants.fields.state.tones ?? {}
    const words = ['online', 'asleep', 'offline'].filter((word) => state.of.includes(word))
    expect(words.map((word) => state.tones?.[word] ?? 'quiet')).toEqual(
      words.map((word) => of[word] ?? 'quiet'),
    )
  },
)
