import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import './shell.css'
import { useText } from '../../console/use-text'
import { Boundary } from '../boundary'
import { PartLoading } from '../part-loading'
import { Hints } from './hints'
import { PreviewBanner } from './preview-banner'
import { Rail } from './rail'
import { TopBar, type TopBarProps } from './top-bar'

/** Top bar, rail (or bottom bar on a phone) and the screen; a broken screen leaves the frame alive. */
export function Shell(props: TopBarProps & { children: ReactNode }) {
  const t = useText('console')
  const { pathname } = useLocation()
  return (
    <div className="shell">
      <a
        className="shell-skip"
        href="#content"
        onClick={(event) => {
          // The address stays as it is; only the focus moves.
          event.preventDefault()
          document.getElementById('content')?.focus()
        }}
      >
        {t('skip')}
      </a>
      <TopBar onSignedOut={props.onSignedOut} />
      <Rail />
      <main id="content" className="shell-content" tabIndex={-1}>
        <PreviewBanner />
        <Hints />
        <div className="shell-screen">
          <Boundary resetKey={pathname}>
            <Suspense fallback={<PartLoading />}>{props.children}</Suspense>
          </Boundary>
        </div>
      </main>
    </div>
  )
}
