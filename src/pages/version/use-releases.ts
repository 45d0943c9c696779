import { useEffect, useState } from 'react'
import { useServices } from '../../console/services/services-context'
import type { Fault } from '../../domain/faults/fault'
import type { VersionEntry } from '../../domain/people/announcement-records'
import type { Page } from '../../domain/plants/reading'
import { useHelp } from '../../kit/form/use-help'
import type { CallState } from '../../kit/states/call-state'
import { useLanguage } from '../../kit/text/use-text'
import { latestVersion, versions } from '../../transport/calls/backyard'
import { faultOf } from '../../transport/fault-error'

type State = Pick<CallState<Page<VersionEntry>>, 'data' | 'fault' | 'loading' | 'refreshing' | 'retry'>

interface Releases {
  state: State
  /** Null until it is known, and where the server names none. */
  newest: VersionEntry | null
  /** Asks for the next page; null after the last one, and while a page that failed can be asked for again. */
  older: (() => void) | null
}

/** The published versions (C25), newest first, and the newest one (C26). The language stays while it is mounted. */
export function useReleases(): Releases {
  const { send } = useServices()
  const language = useLanguage()
  const [found, setFound] = useState<Page<VersionEntry>>()
  const [asked, setAsked] = useState({ page: 1, attempt: 0 })
  /** How the last question ended. */
  const [ended, setEnded] = useState<{ asked: typeof asked; fault: Fault | null } | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    send(versions(language, asked.page), { signal: leaving.signal }).then(
      ({ total, rows }) => {
        if (leaving.signal.aborted) return
        setFound((before) => {
          const all = [...(before?.rows ?? []), ...rows]
          // After an empty page nothing follows, whatever the total says.
          return { total: rows.length === 0 ? all.length : total, rows: all }
        })
        setEnded({ asked, fault: null })
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setEnded({ asked, fault: faultOf(error) })
      },
    )
    return () => leaving.abort()
  }, [send, language, asked])

  const isAsked = ended?.asked !== asked
  const fault = ended?.fault ?? null
  const isWhole = found === undefined || found.rows.length >= found.total
  return {
    state: {
      data: found,
      fault: isAsked ? null : fault,
      loading: found === undefined && isAsked,
      refreshing: found !== undefined && isAsked,
      retry: () => setAsked(({ page, attempt }) => ({ page, attempt: attempt + 1 })),
    },
    newest: useHelp(`latest ${language}`, (signal) => send(latestVersion(language), { signal })),
    older:
      isWhole || fault !== null ? null : () => setAsked(({ page, attempt }) => ({ page: page + 1, attempt })),
  }
}
