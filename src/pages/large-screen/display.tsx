import { readWall } from '../../domain/fleet/wall'
import { useCapabilityRetries } from '../../console/access/use-capability'
import { Wall } from '../../features/wall/wall'
import { useNewVersion } from '../../kit/browser/use-new-version'
import { useNameOfScreen } from '../../kit/parts/screen-name'
import { useText } from '../../kit/text/use-text'
import { useAwake } from './use-awake'
import css from './large-screen.module.css'

/** A wall display that fills the window; null as long as its set-up is not known. */
export function Display(props: {
  screen: { name: string | null; content: Readonly<Record<string, unknown>> } | null
}) {
  const t = useText('console')
  const { screen } = props
  const title = screen?.name ?? t('screens.largescreen')
  useNameOfScreen(title)
  useAwake()
  useNewVersion()
  useCapabilityRetries()
  return (
    <div className={css['full']}>
      {screen !== null && <Wall setup={readWall(screen.content)} title={title} />}
    </div>
  )
}
