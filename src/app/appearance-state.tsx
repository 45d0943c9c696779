import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { AppearanceProvider, type Scheme, type ThemeChoice } from '../kit/brand/appearance'
import type { ConsoleStorage } from '../transport/storage'
import { jsonText } from '../transport/wire'
import { applyPalette, type Palette, paletteOf, paperPalette } from './theme'

/** Under this name the choice is kept; index.html reads it before anything is painted. */
const KEY = 'theme'
/** The configured theme, so that the next first paint without a chosen theme is right. */
const FIRST = 'theme.first'
/** Colours of the frame, by scheme, which index.html paints before the console is there. */
const FRAME = 'frame'
const FRAME_COLOURS = ['top', 'menu', 'menu-ink-soft', 'surface-raised', 'line'] as const
const LIGHT = '(prefers-color-scheme: light)'
const PAPER = 'print'

function isChoice(text: unknown): text is ThemeChoice {
  return text === 'light' || text === 'dark' || text === 'system'
}

function useSystemScheme(): Scheme {
  const [light, setLight] = useState(() => matchMedia(LIGHT).matches)
  useEffect(() => {
    const media = matchMedia(LIGHT)
    const follow = () => setLight(media.matches)
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])
  return light ? 'light' : 'dark'
}

/** Keeps scheme and brand colours on the root element, and the choice in storage. */
export function AppearanceState(props: {
  storage: ConsoleStorage
  /** The configured theme, for a first visit. */
  initial: ThemeChoice
  colours: ReadonlyMap<string, string>
  children: ReactNode
}) {
  const { storage, initial, colours } = props
  const [choice, setChoice] = useState<ThemeChoice>(() => {
    const kept = storage.recall(KEY)
    return isChoice(kept) ? kept : initial
  })
  // Another tab chose.
  useEffect(
    () =>
      storage.onRemembered(KEY, () => {
        const kept = storage.recall(KEY)
        if (isChoice(kept)) setChoice(kept)
      }),
    [storage],
  )
  useEffect(() => {
    if (storage.recall(FIRST) !== initial) storage.remember(FIRST, initial)
  }, [storage, initial])
  const system = useSystemScheme()
  const scheme = choice === 'system' ? system : choice
  const palette = useMemo(() => paletteOf(scheme, colours), [scheme, colours])
  useEffect(() => rememberFrame(storage, palette), [storage, palette])
  useLayoutEffect(() => applyPalette(document.documentElement, palette), [palette])
  useEffect(() => {
    // Paper is white and takes no dark ground; the page is drawn before React would hear of it.
    const media = matchMedia(PAPER)
    const print = () =>
      applyPalette(document.documentElement, media.matches ? paperPalette(colours) : palette)
    media.addEventListener('change', print)
    return () => media.removeEventListener('change', print)
  }, [palette, colours])

  const value = useMemo(
    () => ({
      scheme,
      choice,
      choose: (next: ThemeChoice) => {
        storage.remember(KEY, next)
        setChoice(next)
      },
    }),
    [scheme, choice, storage],
  )
  return <AppearanceProvider value={value}>{props.children}</AppearanceProvider>
}

function rememberFrame(storage: ConsoleStorage, { scheme, variables }: Palette): void {
  const kept = storage.recall(FRAME)
  const colours = Object.fromEntries(FRAME_COLOURS.map((name) => [name, variables[name]]))
  const next = JSON.stringify({ ...jsonText(kept), [scheme]: colours })
  if (next !== kept) storage.remember(FRAME, next)
}
