import { useEffect } from 'react'
import { readWall } from '../../domain/fleet/wall'
import { useCapabilityRetries } from '../../console/access/use-capability'
import { Wall } from '../../features/wall/wall'
import { useNewVersion } from '../../kit/browser/use-new-version'
import { useNameOfScreen } from '../../kit/parts/screen-name'
import { useText } from '../../kit/text/use-text'
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
