import { useCallback, useEffect, useMemo } from 'react'
import { useQueryWords } from '../../../console/data/use-query-words'
import { type Draft, type DraftChange, draftWords, readDraft } from '../../../domain/export/draft'
import { useWeekBegin } from '../../../console/data/use-preferences'
import { draftOfTemplate, TEMPLATE_WORD } from '../../../domain/export/template'
import type { CalendarDate } from '../../../domain/plants/reading'
import type { Templates } from './use-templates'

/** The draft of a file in the address: a reload and a shared link bring it back. */
export function useDraft(
  today: CalendarDate,
  plantId: number,
): readonly [Draft, (change: DraftChange) => void] {
  const [params, set] = useQueryWords<string>()
  const draftIn = useCallback(
    (get: (word: string) => string | null) => {
      const read = readDraft(get, today)
      // A draft from the address of another plant may name this one as one of the others.
      return { ...read, plants: read.plants.filter((id) => id !== plantId) }
    },
    [today, plantId],
  )
  const draft = useMemo(() => draftIn((word) => params.get(word)), [draftIn, params])
  const change = (change: DraftChange) =>
    void set(
      (get) => {
        const now = draftIn(get)
        const patch = typeof change === 'function' ? change(now) : change
        const words = draftWords({ ...now, ...patch })
        // Another kind of file has columns, rows and a longest period of its own.
        const other = patch.template === undefined ? {} : { columns: null, step: null, from: null, to: null }
        return { ...words, ...(patch.columns ? {} : other), [TEMPLATE_WORD]: null }
      },
      { replace: true },
    )
  return [draft, change]
}

/**
 * Begins with the template that the address names, as the link of a mail does. Whether there is none of that name any
 * more.
 */
export function useNamedTemplate(
  templates: Templates | null,
  today: CalendarDate,
  change: (draft: Draft) => void,
): boolean {
  const [params] = useQueryWords<string>()
  const name = params.get(TEMPLATE_WORD)
  const weekday = useWeekBegin()
  const found = name === null ? undefined : templates?.list.find(({ id }) => id === name)
  useEffect(() => {
    if (found) change(draftOfTemplate(found, today, weekday))
  })
  return name !== null && found === undefined && templates?.state.data !== undefined
}
