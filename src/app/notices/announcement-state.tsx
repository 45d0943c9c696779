import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { Announcement } from '../../domain/people/announcement-records'
import { whenIdle } from '../../kit/browser/when-idle'
import { useServices } from '../../console/services/services-context'
import { useLanguage } from '../../kit/text/use-text'
import { announcements, reportVersion } from '../../transport/calls/backyard'
import { useBrandView } from '../brand-context'

interface Announcements {
  /** What the platform has to say now and was not put away yet. */
  shown: readonly Announcement[]
  hide(id: string): void
}

const AnnouncementContext = createContext<Announcements>({ shown: [], hide: () => undefined })

export function useAnnouncements(): Announcements {
  return useContext(AnnouncementContext)
}

const KEY = 'notices.read'
/** Ids of notices that were put away; the oldest are forgotten. */
const KEPT = 50

/**
 * What a cold start reports and asks once the first page stands: the version that runs (C21) and the
 * platform's announcements (C20). Neither keeps anybody waiting, and a failure of either is nobody's trouble.
 */
export function AnnouncementState(props: { suspended: boolean; children: ReactNode }) {
  const { send, storage, clock, configuration } = useServices()
  const { offers } = useBrandView()
  const language = useLanguage()
  const [found, setFound] = useState<readonly Announcement[]>([])
  const [read, setRead] = useState<readonly string[]>(() => (storage.recall(KEY) ?? '').split(' '))
  const wanted = offers('notices') && !props.suspended
  const { platform, version, innerVersion } = configuration

  useEffect(() => {
    if (props.suspended) return
    return whenIdle(() => {
      const client = { platformCode: platform, platform, version, innerVersion }
      send(reportVersion(client)).catch(() => undefined)
    })
  }, [props.suspended, send, platform, version, innerVersion])

  useEffect(() => {
    if (!wanted) return
    const asked = new AbortController()
    const cancel = whenIdle(() => {
      const call = announcements({ platformCode: platform, version }, language, clock.now() * 1000)
      send(call, { signal: asked.signal }).then(setFound, () => undefined)
    })
    return () => {
      cancel()
      asked.abort()
    }
  }, [wanted, send, clock, language, platform, version])

  const value = useMemo(() => {
    const now = clock.now()
    const due = ({ id, from, until }: Announcement) =>
      id !== null && !read.includes(id) && (from ?? now) <= now && (until ?? now) >= now
    return {
      shown: wanted ? found.filter(due) : [],
      hide(id: string) {
        const next = [...read.filter((one) => one !== ''), id].slice(-KEPT)
        storage.remember(KEY, next.join(' '))
        setRead(next)
      },
    }
  }, [wanted, found, read, clock, storage])
  return <AnnouncementContext.Provider value={value}>{props.children}</AnnouncementContext.Provider>
}
