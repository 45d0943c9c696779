import { useEffect } from 'react'

/** The machine behind a wall must not fall asleep; a browser lets go whenever its page is hidden. */
export function useAwake(): void {
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
