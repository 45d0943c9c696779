import { WordSelect } from '../form-select'
import type { InputProps } from '../types'
import { useCountries } from './use-countries'

/** Chosen by its name, kept as its code. */
export function CountryInput(props: InputProps) {
  return <WordSelect input={props} options={useCountries()} />
}
