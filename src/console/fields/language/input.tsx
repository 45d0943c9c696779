import { languageName } from '../../../domain/brand/language'
import { usePlatform } from '../../services/platform'
import { WordSelect } from '../word-select'
import type { InputProps } from '../types'

/** The languages that the platform offers, each in its own name. */
export function LanguageInput(props: InputProps) {
  const options = usePlatform().languages.map((value) => ({ value, label: languageName(value) ?? value }))
  return <WordSelect input={props} options={options} />
}
