import { useMemo } from 'react'
import { useQueryWords } from '../../../console/data/use-query-words'
import { type Draft, draftWords, readDraft } from '../../../domain/export/draft'
import type { CalendarDate } from '../../../domain/plants/reading'

/** The draft of a file in the address: a reload and a shared link bring it back. */
export function useDraft(
  today: CalendarDate,
  plantId: number,
): readonly [Draft, (change: Partial<Draft>) => void] {
  const [params, set] = useQueryWords<string>()
  const draft = useMemo(() => {
    const read = readDraft((word) => params.get(word), today)
    // A draft from the address of another plant may name this one as one of the others.
    return { ...read, plants: read.plants.filter((id) => id !== plantId) }
  }, [params, today, plantId])
  const change = (patch: Partial<Draft>) => {
    const words = draftWords({ ...draft, ...patch })
    // Another kind of file has columns, rows and a longest period of its own.
    const other = patch.template === undefined ? {} : { columns: null, step: null, from: null, to: null }
    set({ ...words, ...(patch.columns ? {} : other) }, { replace: true })
  }
  return [draft, change]
}
