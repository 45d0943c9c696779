import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

interface ScreenName {
  readonly name: string | null
  /** What waits for the person, before the name. */
  readonly count: number
  tell(name: string | null): void
  tellCount(count: number): void
}

const ScreenNameContext = createContext<ScreenName>({
  name: null,
  count: 0,
  tell: () => undefined,
  tellCount: () => undefined,
})

/** Holds the name of the screen in sight, for the title of the document. */
export function ScreenNameState(props: { children: ReactNode }) {
  const [name, tell] = useState<string | null>(null)
  const [count, tellCount] = useState(0)
  const value = useMemo(() => ({ name, tell, count, tellCount }), [name, count])
  return <ScreenNameContext.Provider value={value}>{props.children}</ScreenNameContext.Provider>
}

/** The name that a screen gives itself; null for one whose address says it. */
export function useScreenName(): string | null {
  return useContext(ScreenNameContext).name
}

/** A screen whose address has no name of its own tells it while it is shown. */
export function useNameOfScreen(name: string): void {
  const { tell } = useContext(ScreenNameContext)
  useEffect(() => {
    tell(name)
    return () => tell(null)
  }, [name, tell])
}

/** What waits for the person now; the title of the document begins with it. */
export function useCountInTitle(): number {
  return useContext(ScreenNameContext).count
}

/** Something that counts tells it while it is there. */
export function useCountOfTitle(count: number): void {
  const { tellCount } = useContext(ScreenNameContext)
  useEffect(() => {
    tellCount(count)
    return () => tellCount(0)
  }, [count, tellCount])
}
