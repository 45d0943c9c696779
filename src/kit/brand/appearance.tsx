import { createContext, type ReactNode, useContext } from 'react'

export type Scheme = 'light' | 'dark'
export type ThemeChoice = Scheme | 'system'

export interface Appearance {
  /** What is on the screen now; charts draw for it. */
  scheme: Scheme
  /** What the person chose. */
  choice: ThemeChoice
  choose(choice: ThemeChoice): void
}

/** Dark is the delivered default (specification 1). */
const AppearanceContext = createContext<Appearance>({
  scheme: 'dark',
  choice: 'dark',
  choose: () => undefined,
})

export function AppearanceProvider(props: { value: Appearance; children: ReactNode }) {
  return <AppearanceContext.Provider value={props.value}>{props.children}</AppearanceContext.Provider>
}

export function useAppearance(): Appearance {
  return useContext(AppearanceContext)
}
