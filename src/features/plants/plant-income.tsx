import type { FormSlot, ViewProps } from '../../console/views/view-props'
import { CurrencyInput, useCountryCurrency } from './currency-input'

/** Currency from the platform's list (C12), and the prices in it. */
export function PlantIncome({ form, plan }: ViewProps) {
  return form === undefined ? null : <Fields form={form} plan={plan} />
}

function Fields({ form, plan }: { form: FormSlot; plan: ViewProps['plan'] }) {
  useCountryCurrency(form)
  const names = plan.groups.find(({ key }) => key === 'income')?.fields ?? []
  return <>{names.map((name) => form.row(name, name === 'currency' ? CurrencyInput : undefined))}</>
}
