import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { usePreferences } from '../data/use-preferences'
import { useText } from '../../kit/text/use-text'
import { keyStore, possible, putKeyMap, keyName, struck } from './shortcut-registry'
import { useKeys } from './use-keys'

const KeyHelp = lazy(() => import('./key-help').then((part) => ({ default: part.KeyHelp })))

/** Where letters are text, not commands. */
const WRITING =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable="true"], [role="menu"], [role="combobox"], [role="listbox"]'
/** A list or an editor that stands open over the screen, with the button that opened it. */
const POPUP = '[data-popup]'
/** A box over everything has keys of its own; a drawer takes those that say so. */
const DIALOG = '[role="dialog"], [role="alertdialog"]'
const DRAWER = '.hg-overlay[data-shape="drawer"]'
/** What Enter and Space press by themselves. */
const PRESSED = 'a[href], button, summary, input'
/** A letter or a sign alone, which somebody may not want as a command. */
const LETTER = /^(Shift\+)?\S$/u
/** Time for the second letter of two, ms. */
const WAIT = 1_200

/** Whether a key belongs to what stands open: it is pressed there, or nowhere while something is open. */
function isAtPopup(target: Element | null): boolean {
  if (target !== null && target !== document.body) return target.closest(POPUP) !== null
  return document.querySelector(POPUP) !== null
}

/** Listens for the whole console, once; `?` shows the available keys. */
export function Keys() {
  const t = useText('engine')
  const { letterKeys, keys } = usePreferences()
  const [help, setHelp] = useState(false)
  const own = useMemo(
    () => [
      {
        id: 'console.help',
        keys: '?',
        label: t('keys.help'),
        group: 'console' as const,
        run: () => setHelp(true),
      },
    ],
    [t],
  )
  useKeys(own)
  useEffect(() => putKeyMap(keys), [keys])

  useEffect(() => {
    let first: string | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const name = keyName(event)
      const target = event.target instanceof Element ? event.target : null
      if (name === null || (letterKeys === 'off' && LETTER.test(name))) return
      if (!name.startsWith('Ctrl+') && (target?.closest(WRITING) || isAtPopup(target))) return
      if ((name === 'Enter' || name === ' ') && target?.closest(PRESSED)) return
      const dialog = target?.closest(DIALOG) ?? null
      const drawer = dialog !== null && dialog.closest(DRAWER) !== null
      if (dialog !== null && !drawer && !name.startsWith('Ctrl+')) return
      const entries = possible(keyStore.getState(), drawer)
      const whole = first === null ? name : `${first} ${name}`
      first = null
      clearTimeout(timer)
      const found = struck(keyStore.getState(), whole, drawer)
      if (found !== undefined) {
        event.preventDefault()
        found.run()
      } else if (!event.repeat && entries.some(({ keys }) => keys.startsWith(`${name} `))) {
        first = name
        timer = setTimeout(() => {
          first = null
        }, WAIT)
      }
    }
    window.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', onKey)
    }
  }, [letterKeys])

  return <Suspense fallback={null}>{help && <KeyHelp onClose={() => setHelp(false)} />}</Suspense>
}
