import { type SetWords, useQueryWords } from '../../console/data/use-query-words'
import { idOfWord } from '../../kit/browser/id-of-word'

/** What the address of a plant screen may say beside the plant. */
type Word = 'day' | 'time' | 'span' | 'at' | 'series' | 'before' | 'view' | 'balance' | 'list'

/** The query of a plant screen: everything that a reload or a shared link must bring back. */
export interface PlantAddress {
  /** Plant id, null when none is named or the text is no id. */
  plant: number | null
  get(key: Word): string | null
  set: SetWords<Word | 'plant'>
}

/** Reads and writes the query of a plant screen. */
export function usePlantAddress(): PlantAddress {
  const [params, set] = useQueryWords<Word | 'plant'>()
  return { plant: idOfWord(params.get('plant')), get: (key) => params.get(key), set }
}
