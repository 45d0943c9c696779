import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

interface ScreenName {
  readonly name: string | null
  tell(name: string | null): void
}

const ScreenNameContext = createContext<ScreenName>({ name: null, tell: () => undefined })

/** Holds the name of the screen in sight, for the title of the document. */
export function ScreenNameState(props: { children: ReactNode }) {
  const [name, tell] = useState<string | null>(null)
  const value = useMemo(() => ({ name, tell }), [name])
  return <ScreenNameContext.Provider value={value}>{props.children}</ScreenNameContext.Provider>
}

/** The name that a screen tells of itself; null for one whose address says it. */
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
