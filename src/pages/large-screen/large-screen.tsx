import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useCapability } from '../../console/access/use-capability'
import { useCall } from '../../console/data/use-call'
import { idOfWord } from '../../console/data/use-query-words'
import { readWall } from '../../domain/fleet/wall'
import { Wall } from '../../features/wall/wall'
import { useNewVersion } from '../../kit/browser/use-new-version'
import { useNameOfScreen } from '../../kit/parts/screen-name'
import { useText } from '../../kit/text/use-text'
import { savedScreens } from '../../transport/calls/own-extras'
import css from './large-screen.module.css'

/** `/largescreen`: nothing but the fleet, as `?screen=` sets it up, or as usual. */
export function LargeScreen() {
  const t = useText('console')
  const [params] = useSearchParams()
  const wanted = idOfWord(params.get('screen'))
  const can = useCapability('savedScreens')
  const saved = useCall(['screens'], wanted !== null && can === true ? savedScreens() : null, { every: 300 })
  const screen = saved.data?.find(({ id }) => id === wanted)
  const title = screen?.name ?? t('screens.largescreen')
  useNameOfScreen(title)
  useAwake()
  useNewVersion()
  // What it is to hide is not known before its set-up is.
  if (wanted !== null && screen === undefined && can !== false && !saved.fault && saved.data === undefined)
    return <div className={css['full']} />
  return (
    <div className={css['full']}>
      <Wall setup={readWall(screen?.content ?? (wanted === null ? {} : { masked: true }))} title={title} />
    </div>
  )
}

/** The machine behind a wall must not fall asleep; a browser lets go whenever its page is hidden. */
function useAwake(): void {
  useEffect(() => {
    let over = false
    let held: WakeLockSentinel | null = null
    const hold = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return
      try {
        held = await navigator.wakeLock.request('screen')
        if (over) await held.release()
      } catch {
        // Refused, as on low battery: the display itself goes on.
      }
    }
    const again = () => void hold()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', again)
      void held?.release()
    }
  }, [])
}
