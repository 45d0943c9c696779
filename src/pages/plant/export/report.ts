import { chosenColumns, type Step } from '../../../domain/export/draft'
import type { ExportOrder } from '../../../domain/export/jobs'
import type { Send } from '../../../transport/call'
import { exportReport, type ReportStep } from '../../../transport/calls/plant-extras'

/** Columns of the server's own workbook by our names (C46), with the titles that its real files have. */
const FIELDS: Readonly<Record<string, { readonly name: string; readonly storageName: string }>> = {
  production: { name: 'Production-Today(kWh)', storageName: 'GENERATE_VALUE' },
  consumption: { name: 'Consumption-Today(kWh)', storageName: 'USE_VALUE' },
  feedIn: { name: 'Feed-in Power-Today(kWh)', storageName: 'GRID_VALUE' },
  purchase: { name: 'Energy Purchased-Today(kWh)', storageName: 'BUY_VALUE' },
  charge: { name: 'Energy Charged-This Day(kWh)', storageName: 'CHARGE_VALUE' },
  discharge: { name: 'Energy Discharged-This Day(kWh)', storageName: 'DISCHARGE_VALUE' },
  selfConsumption: { name: 'Self-used Ratio(%)', storageName: 'GENERATION_RATIO' },
  income: { name: 'Anticipated Yield', storageName: 'PRE_INCOME' },
}

const WIRE_STEPS: Partial<Record<Step, ReportStep>> = { day: '2', month: '3', year: '4' }

/** The server makes its workbook whole; a refusal inside of it (48, 49) rejects as every other one. */
export async function reportOf({ draft, plant }: ExportOrder, given: { send: Send; signal: AbortSignal }) {
  const income = `Anticipated Yield(${plant.currency ?? ''})`
  const fields = chosenColumns(draft, plant.gridType).flatMap((key) => {
    const field = FIELDS[key]
    return field === undefined ? [] : [key === 'income' ? { ...field, name: income } : field]
  })
  const wanted = { step: WIRE_STEPS[draft.step] ?? '2', from: draft.from, to: draft.to, fields }
  const blob = await given.send(exportReport(plant.id, wanted), { signal: given.signal })
  return { blob, facts: { done: 1, total: 1 } }
}
