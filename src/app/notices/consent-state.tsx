import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { type Consent, consentRecord, keptConsent } from '../../domain/brand/tracking'
import { loadScript } from '../../kit/browser/load-script'
import { whenIdle } from '../../kit/browser/when-idle'
import { useServices } from '../../console/services/services-context'
import { useBrandView } from '../brand-context'

interface ConsentChoice {
  /** Host that would count visits; null when the provider has nothing to ask. */
  host: string | null
  answer: Consent | null
  /** The question is on the screen: not answered yet, or opened again. */
  open: boolean
  ask(): void
  choose(answer: Consent): void
}

const ConsentContext = createContext<ConsentChoice>({
  host: null,
  answer: null,
  open: false,
  ask: () => undefined,
  choose: () => undefined,
})

export function useConsent(): ConsentChoice {
  return useContext(ConsentContext)
}

const KEY = 'consent'

/**
 * The provider's tracking code (specification 3) runs after a visitor has agreed and not before; the
 * answer is kept in this browser. Taken back, the page is loaded anew, since a script cannot be unloaded.
 */
export function ConsentState(props: { children: ReactNode }) {
  const { storage } = useServices()
  const { tracking } = useBrandView()
  const [given, setGiven] = useState<{ address: string; answer: Consent } | null>(null)
  const [reopened, setReopened] = useState(false)
  const running = useRef(false)
  const answer =
    tracking === null
      ? null
      : given?.address === tracking
        ? given.answer
        : keptConsent(storage.recall(KEY), tracking)

  useEffect(() => {
    if (tracking === null || answer !== 'yes') return
    return whenIdle(() => {
      running.current = true
      // A counter that cannot be reached is the provider's trouble, not the visitor's.
      loadScript(tracking).catch(() => undefined)
    })
  }, [tracking, answer])

  const value = useMemo(
    () => ({
      host: tracking === null ? null : new URL(tracking, window.location.origin).host,
      answer,
      open: tracking !== null && (answer === null || reopened),
      ask: () => setReopened(true),
      choose(next: Consent) {
        if (tracking === null) return
        storage.remember(KEY, consentRecord(next, tracking))
        setGiven({ address: tracking, answer: next })
        setReopened(false)
        if (next === 'no' && running.current) window.location.reload()
      },
    }),
    [tracking, answer, reopened, storage],
  )
  return <ConsentContext.Provider value={value}>{props.children}</ConsentContext.Provider>
}
