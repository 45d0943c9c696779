import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useCountInTitle, useScreenName } from '../kit/parts/screen-name'
import { useCurrentPlant } from '../console/data/use-current-plant'
import { useAppearance } from '../kit/brand/appearance'
import { useText } from '../kit/text/use-text'
import { useBrand } from './brand-context'
import { manifestAddress } from './manifest'
import { routeKind } from './routes'

/** Key of a screen's name, for the page's title; null where the brand's name alone says it. */
function nameKey(path: string): string | null {
  const parts = path.split('/').filter(Boolean)
  const last = parts.at(-1)
  if (parts.length === 0 || last === undefined) return null
  if (routeKind(path) === 'unknown') return 'notFound.title'
  if (path.startsWith('/plant'))
    return last === 'data' || parts.length < 3 ? 'menu.plants' : `screens.${last}`
  if (last === 'login') return 'login.title'
  if (last === 'version') return 'version.title'
  if (path.startsWith('/application') && last === 'home') return 'menu.applications'
  return `screens.${last}`
}

/** The document's link of a kind, made where there is none. */
function linkTo(rel: string): HTMLLinkElement {
  const known = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)
  if (known) return known
  const made = document.createElement('link')
  made.rel = rel
  document.head.append(made)
  return made
}

/** Language, title, icon and manifest of the document follow the language, the screen and the brand. */
export function DocumentState() {
  const t = useText('console')
  const { pathname } = useLocation()
  const { language, name, title, icon } = useBrand()
  const { scheme } = useAppearance()
  const key = nameKey(pathname)
  const screenName = useScreenName()
  const count = useCountInTitle()
  const named = screenName ?? (key === null ? null : t(key))
  const { state } = useCurrentPlant()
  const plant = pathname.startsWith('/plant') ? (state.plant?.name ?? null) : null
  // A parent address, on its way to its child, has no name; of the dashboard the plant's own says enough.
  const page = named === key || (plant !== null && key === 'menu.plants') ? null : named
  const screen = [page, plant].filter((part) => part !== null).join(' · ') || null

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useEffect(() => {
    document.title = count > 0 ? `(${count}) ${title(screen)}` : title(screen)
  }, [title, screen, count])
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')
    if (link && icon !== null) {
      link.removeAttribute('type')
      link.href = icon
    }
    const manifest = linkTo('manifest')
    const address = link === null ? '' : link.href
    manifest.href = manifestAddress({ name, icon: address, origin: location.origin, scheme })
  }, [icon, name, scheme])
  return null
}
