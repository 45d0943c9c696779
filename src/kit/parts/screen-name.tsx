import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

interface ScreenName {
  readonly name: string | null
  /** What waits for the person, before the name. */
  readonly count: number
  setName(name: string | null): void
  setCount(count: number): void
}

const ScreenNameContext = createContext<ScreenName>({
  name: null,
  count: 0,
  setName: () => undefined,
  setCount: () => undefined,
})

/** Holds the name of the screen in sight, for the title of the document. */
export function ScreenNameState(props: { children: ReactNode }) {
  const [name, setName] = useState<string | null>(null)
  const [count, setCount] = useState(0)
  const value = useMemo(() => ({ name, setName, count, setCount }), [name, count])
  return <ScreenNameContext.Provider value={value}>{props.children}</ScreenNameContext.Provider>
}

/** The name that a screen gives itself; null for one whose address says it. */
export function useScreenName(): string | null {
  return useContext(ScreenNameContext).name
}

/** A screen whose address has no name of its own sets it while it is shown. */
export function useNameOfScreen(name: string): void {
  const { setName } = useContext(ScreenNameContext)
  useEffect(() => {
    setName(name)
    return () => setName(null)
  }, [name, setName])
}

/** What waits for the person now; the title of the document begins with it. */
export function useCountInTitle(): number {
  return useContext(ScreenNameContext).count
}

/** Sets the count in the title while the caller is mounted. */
export function useCountOfTitle(count: number): void {
  const { setCount } = useContext(ScreenNameContext)
  useEffect(() => {
    setCount(count)
    return () => setCount(0)
  }, [count, setCount])
}
