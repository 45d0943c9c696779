import { type ReactNode, Suspense, useRef } from 'react'
import { useLocation } from 'react-router'
import './shell.css'
import { layoutVariant } from '../../domain/plants/layout-version'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'
import { Boundary } from '../../kit/parts/boundary'
import { PageNotices } from '../notices/page-notices'
import { PartLoading } from '../part-loading'
import { Hints } from './hints'
import { Offline } from './offline'
import { PreviewBanner } from './preview-banner'
import { Queued } from './queued'
import { Rail } from './rail'
import { TopBar, type TopBarProps } from './top-bar'
import { TopMenu } from './top-menu'
import { useScreenFocus } from './use-screen-focus'

/**
 * Top bar, menu and the screen; a broken screen leaves the frame alive. The layout version says which form
 * the menu has: a rail that is a bottom bar on a phone, or the original row of words.
 */
export function Shell(props: TopBarProps & { children: ReactNode }) {
  const t = useText('console')
  const { pathname } = useLocation()
  const { configuration } = useServices()
  const content = useRef<HTMLElement>(null)
  useScreenFocus(content)
  const layout = layoutVariant(configuration.layoutVersion)
  return (
    <div className="shell" data-layout={layout}>
      <a
        className="shell-skip"
        href="#content"
        onClick={(event) => {
          // The address stays as it is; only the focus moves.
          event.preventDefault()
          content.current?.focus()
        }}
      >
        {t('skip')}
      </a>
      <TopBar onSignedOut={props.onSignedOut} />
      {layout === 'newer' ? <Rail /> : <TopMenu />}
      <main
        ref={content}
        id="content"
        className="shell-content hg-column [grid-area:content] min-w-0 min-h-0 focus-visible:outline-none"
        tabIndex={-1}
      >
        <Offline />
        <Queued />
        <PreviewBanner />
        <Hints onSwitched={() => props.onSignedOut('switched')} />
        <div className="shell-screen relative flex-1 overflow-auto">
          <Boundary resetKey={pathname}>
            <Suspense fallback={<PartLoading />}>{props.children}</Suspense>
          </Boundary>
        </div>
        <PageNotices place="frame" />
      </main>
    </div>
  )
}
