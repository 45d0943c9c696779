import { type ReactNode, useEffect, useState } from 'react'
import './app-code.css'
import type { AppDownload } from '../../domain/app-download'
import { useText } from '../../console/use-text'

/** The form comes first, ms. */
const AFTER = 300

type Draw = (address: string, label: string) => ReactNode

/** On a narrow window the code is not shown (app-code.css). */
const WIDE = '(min-width: 901px)'

/** The drawing program for codes comes when the page has nothing better to do; without it the words remain. */
function useDrawing(wanted: boolean): Draw | null {
  const [draw, setDraw] = useState<Draw | null>(null)
  useEffect(() => {
    if (!wanted || !window.matchMedia(WIDE).matches) return
    let left = false
    const timer = setTimeout(() => {
      import('./app-code-drawing').then(
        (part) => {
          if (!left) setDraw(() => part.drawCode)
        },
        () => undefined,
      )
    }, AFTER)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [wanted])
  return draw
}

/** The code that leads a phone to the app, or to this portal where no app is known (specification 1). */
export function AppCode(props: { app: AppDownload; name: string }) {
  const t = useText('sign-in')
  const { picture, address, what, shops } = props.app
  const draw = useDrawing(picture === null)
  const label = t(what === 'app' ? 'app.get' : 'app.open', { app: props.name })
  return (
    <aside className="app-code" aria-label={t('app.title', { app: props.name })}>
      <span className="app-code-picture">
        {picture !== null ? <img src={picture} alt={label} width={88} height={88} /> : draw?.(address, label)}
      </span>
      <div>
        <p className="app-code-title">{t('app.title', { app: props.name })}</p>
        <p className="app-code-text">{label}</p>
        {(shops.ios || shops.android) && (
          <p className="app-code-shops">
            {shops.ios && <a href={shops.ios}>App Store</a>}
            {shops.android && <a href={shops.android}>Android</a>}
          </p>
        )}
      </div>
    </aside>
  )
}
