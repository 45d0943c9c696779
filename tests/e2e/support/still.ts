import type { Page } from '@playwright/test'

/**
 * Until nothing moves but what never ends and what counts down: colours on their way from one theme to the other are
 * nobody's contrast. A change of style begins its transition with the next frame, and one may begin another.
 */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    const moving = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        return playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2000
      })
    for (let calm = 0; calm < 3; calm += 1) {
      await frame()
      if (moving().length > 0) calm = 0
      await Promise.allSettled(moving().map(({ finished }) => finished))
    }
  })
