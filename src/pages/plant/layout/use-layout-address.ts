import { type SetWords, useQueryWords } from '../../../console/data/use-query-words'

/** What the address of the layout may say beside the plant. */
type Word = 'metric' | 'as' | 'tile' | 'bands' | 'group' | 'day' | 'edit'

export interface LayoutAddress {
  get(key: Word): string | null
  set(changes: Parameters<SetWords<Word>>[0]): void
}

export function useLayoutAddress(): LayoutAddress {
  const [params, set] = useQueryWords<Word>()
  return { get: (key) => params.get(key), set: (changes) => void set(changes, { replace: true }) }
}
