import { WordSelect } from '../word-select'
import type { InputProps } from '../types'
import { useCountries } from './use-countries'

/** Chosen by its name, kept as its code. */
export function CountryInput(props: InputProps) {
  return <WordSelect input={props} options={useCountries()} />
}
