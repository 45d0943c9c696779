import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPart } from '../../../tests/support/render-part'
import type { RecordValues } from '../../schema/codec'
import { useSignedInServices } from '../services/signed-in-context'
import { FieldCell } from './field-cell'

const AT = Date.parse('2026-06-20T11:00:00Z') / 1000

function Cell(props: { of: string; name: string; record: RecordValues; zone?: string }) {
  const { name, record } = props
  const plan = useSignedInServices().plans.get(props.of)
  const field = plan.fields[name]
  return (
    <p data-testid="cell">
      {field && (
        <FieldCell {...{ plan, name, field, record }} zone={props.zone ?? null} value={record[name]} />
      )}
    </p>
  )
}

describe('a value of a record', () => {
  it.each<[string, string, string, RecordValues, string, RegExp]>([
    [
      '17: says its zone beside those of other plants',
      'alerts',
      'started',
      { started: AT },
      'en',
      /13:00:00 \+02:00$/,
    ],
    ['needs no zone at one plant', 'plant-alerts', 'started', { started: AT }, 'en', /13:00:00$/],
    [
      '26: says that it is fed in',
      'devices',
      'gridPower',
      { gridPower: -1230 },
      'en',
      /^1\.23\skW.* exporting$/,
    ],
    ['says that it is drawn', 'devices', 'gridPower', { gridPower: 1230 }, 'de', /^1\.23\skW.* Netzbezug$/],
    [
      'says that it charges',
      'devices',
      'batteryPower',
      { batteryPower: -1160 },
      'en',
      /^1\.16\skW.* charging$/,
    ],
    ['says that it gives', 'devices', 'batteryPower', { batteryPower: 152 }, 'de', /^152\.00\sW.* entlädt$/],
    [
      '26: has a word for a code of a related kind',
      'plants',
      'gridType',
      { gridType: 'GROUND_FULLY' },
      'de',
      /Freifläche/,
    ],
    [
      'names a code that nobody knows',
      'plants',
      'gridType',
      { gridType: 'USE_BTR' },
      'en',
      /^Other connection \(USE_BTR\)$/,
    ],
  ])('%s: %s %s', async (_, of, name, record, language, said) => {
    await renderPart(<Cell of={of} name={name} record={record} zone="Europe/Berlin" />, { language })
    const cell = await screen.findByTestId('cell')
    await waitFor(() => expect(cell.textContent.trim()).toMatch(said))
  })
})
