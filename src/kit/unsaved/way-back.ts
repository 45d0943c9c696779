const isGuarded = (): boolean => (window.history.state as { guarded?: boolean } | null)?.guarded === true

/**
 * Asks before the browser's way back; returns what stands down. The router hears of the way back before anybody else. So
 * there is a second entry of this address to go back from; `end` takes it away again where nobody went on from it.
 */
export function standBeforeWayBack(ask: (go: () => void) => void): { standDown(): void; end(): void } {
  const address = window.location.href
  const state = window.history.state as object | null
  let passing = false
  let stands = false
  const stand = () => {
    window.history.pushState({ ...state, guarded: true }, '', address)
    stands = true
  }
  if (!isGuarded()) stand()
  const back = () => {
    if (passing || address !== window.location.href || isGuarded()) return
    stand()
    ask(() => {
      passing = true
      window.history.go(-2)
    })
  }
  window.addEventListener('popstate', back)
  const standDown = () => window.removeEventListener('popstate', back)
  return {
    standDown,
    end() {
      standDown()
      // Whoever closed it may go elsewhere in the same breath.
      setTimeout(() => {
        if (stands && !passing && address === window.location.href && isGuarded()) window.history.back()
      })
    },
  }
}
