import type { NotificationProvider } from '@refinedev/core'
import { type Fault, faultKey, isUnanswered, retryAfter } from '../domain/faults/fault'

/** One message to show, already translated. */
export interface Notice {
  kind: 'warning' | 'success' | 'info'
  text: string
  /** How long it stays. */
  seconds: number
}

/** What the app lends: a place to show one notice at a time, replacing the one before. */
interface NoticeHandle {
  show(notice: Notice): void
  close(): void
}

type NoticeText = (key: string, values?: Record<string, string | number>) => string

export interface Notices {
  /**
   * Warns of a fault by its text, after the name of what was tried, if there is one. The same again while it is shown
   * does nothing.
   */
  announce(fault: Fault, of?: string): void
  /** Announces a success by an i18n key. */
  success(key: string, values?: Record<string, string | number>): void
  /** Says something that is neither, already translated. */
  say(text: string): void
  /** The last notice of before is shown. Returns the way to detach. */
  attach(handle: NoticeHandle, translate: NoticeText): () => void
  /** refine's face. Its own error notices are dropped: faults have one door. */
  provider: NotificationProvider
}

/** Specification 8 and 9. */
const SECONDS = 2

interface Pending {
  kind: Notice['kind']
  key: string
  values: Record<string, string | number>
  /** Given when the text is not ours to look up. */
  text?: string
  /** What was tried, and whether it is not known to have failed. */
  tried?: { of: string; unsure: boolean }
}

/** One notice at a time, 2 s each. `now` gives epoch milliseconds. */
export function createNotices(now: () => number): Notices {
  let attached: { handle: NoticeHandle; translate: NoticeText } | null = null
  let waiting: Pending | null = null
  let shown: { id: string; until: number } | null = null

  function put(pending: Pending): void {
    if (attached === null) {
      waiting = pending
      return
    }
    const { tried } = pending
    const id = `${pending.kind} ${pending.key} ${pending.text ?? ''} ${tried?.of ?? ''}`
    if (shown?.id === id && now() < shown.until) return
    shown = { id, until: now() + SECONDS * 1000 }
    const said = pending.text ?? attached.translate(pending.key, pending.values)
    const reason = tried?.unsure ? `${attached.translate('engine:record.unsure')} ${said}` : said
    const text = tried ? attached.translate('engine:keys.refused.said', { action: tried.of, reason }) : said
    attached.handle.show({ kind: pending.kind, text, seconds: SECONDS })
  }

  return {
    announce(fault, of) {
      const seconds = retryAfter(fault)
      put({
        kind: 'warning',
        key: faultKey(fault),
        values: seconds === null ? {} : { seconds },
        ...(of === undefined ? {} : { tried: { of, unsure: isUnanswered(fault) } }),
      })
    },
    success: (key, values) => put({ kind: 'success', key, values: values ?? {} }),
    say: (text) => put({ kind: 'info', key: 'said', values: {}, text }),
    attach(handle, translate) {
      attached = { handle, translate }
      if (waiting !== null) put(waiting)
      waiting = null
      return () => {
        if (attached?.handle === handle) attached = null
      }
    },
    provider: {
      open({ type, message, description }) {
        if (type === 'error') return
        const text = description ?? message
        put({ kind: type === 'success' ? 'success' : 'info', key: 'refine', values: {}, text })
      },
      close: () => attached?.handle.close(),
    },
  }
}
