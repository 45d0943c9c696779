import { App, ConfigProvider, unstableSetRender } from 'antd'
import dayjs from 'dayjs'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { usePreferences } from '../console/data/use-preferences'
import { firstWeekday } from '../domain/people/preferences'
import { useAppearance } from '../kit/brand/appearance'
import { useText } from '../kit/text/use-text'
import { ENGLISH, type LibraryLocale, libraryLocale } from './antd-locale'
import { antdTheme } from './antd-theme'
import { useBrand, useBrandView } from './brand-context'
import { paletteOf } from './theme'
import css from './antd-scope.module.css'

// antd 5 draws its wave and its static calls with a React 18 call that React 19 has not (pitfall P9).
const roots = new WeakMap<Element | DocumentFragment, Root>()
unstableSetRender((node, container) => {
  const root = roots.get(container) ?? createRoot(container)
  roots.set(container, root)
  root.render(node)
  return async () => {
    await Promise.resolve()
    root.unmount()
    roots.delete(container)
  }
})

/** The nonce of this page: its content policy refuses style elements without it. */
const NONCE = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
const CSP = NONCE === undefined ? {} : { csp: { nonce: NONCE } }

/** How the options of a select look, wherever one opens. */
const SELECT = { classNames: { popup: { root: css['options'] ?? '' } } }

/** A list that opens in a dialog stands in it: what is outside of an open dialog is below it and out of reach. */
const popupPlace = (trigger?: HTMLElement): HTMLElement => trigger?.closest('dialog') ?? document.body

/** Weekday on which a week begins by the rules of each locale that was loaded. */
const usualStart = new Map<string, number>()

/** Takes a locale with the weekday that its calendars begin with; null leaves it to the locale. */
function startWeek(name: string, weekday: number | null): void {
  const locale = dayjs.Ls[name]
  if (locale === undefined) return
  const usual = usualStart.get(name) ?? locale.weekStart ?? 0
  usualStart.set(name, usual)
  // Registered anew under its name, because pickers look it up by name.
  dayjs.locale({ ...locale, weekStart: weekday ?? usual })
}

/**
 * The component library with the brand's theme and the current language, around the screens that use
 * it. The frame and the sign-in page do without, which keeps both light.
 */
export function AntdScope(props: { children: ReactNode }) {
  const { scheme } = useAppearance()
  const { colours } = useBrandView()
  const { language } = useBrand()
  const weekday = firstWeekday(usePreferences())
  const t = useText('engine')
  // A choice in which nothing was found holds data all the same.
  const nothing = useCallback(() => <span role="status">{t('palette.none')}</span>, [t])
  const [locale, setLocale] = useState<LibraryLocale>(ENGLISH)
  const config = useMemo(() => antdTheme(paletteOf(scheme, colours)), [scheme, colours])

  useEffect(() => {
    let wanted = true
    void libraryLocale(language).then((loaded) => {
      if (!wanted) return
      startWeek(loaded.dayjs, weekday)
      setLocale(loaded)
    })
    return () => {
      wanted = false
    }
  }, [language, weekday])

  return (
    // A locale from the start: given later, it would wrap the children anew and lose what was typed.
    <ConfigProvider
      theme={config}
      locale={locale.antd}
      renderEmpty={nothing}
      getPopupContainer={popupPlace}
      select={SELECT}
      {...CSP}
    >
      <App component={false}>{props.children}</App>
    </ConfigProvider>
  )
}
