import { useResourceText } from '../../text/use-resource-text'
import { FilterShell } from '../filter-shell'
import type { FilterProps } from '../types'
import { WordsOperand } from '../words-operand'
import { useCountries } from './use-countries'

/** Any of some countries, chosen by their names. */
export function CountryFilter(props: FilterProps) {
  const label = useResourceText(props.plan).field(props.name)
  const options = useCountries()
  return (
    <FilterShell {...props}>
      {(operand) => <WordsOperand operand={operand} label={label} options={options} />}
    </FilterShell>
  )
}
