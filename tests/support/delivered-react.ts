import { configure } from '@testing-library/dom'
import React from 'react'
import { flushSync } from 'react-dom'
import {
  unstable_IdlePriority as IDLE,
  unstable_NormalPriority as NORMAL,
  unstable_scheduleCallback as schedule,
} from 'scheduler'

/** Once React has drawn all that it has to draw, and what follows from that. */
export const drawn = (): Promise<void> => new Promise((over) => void schedule(IDLE, () => over()))

/** Once the effects of what is drawn have run: what is to have the focus has it. */
const settled = (): Promise<void> => new Promise((over) => void schedule(NORMAL, () => over()))

async function drawnAfter(work: PromiseLike<unknown>): Promise<unknown> {
  const result = await work
  await drawn()
  return result
}

/**
 * Testing Library goes by `act`, which React as it is delivered has not. What a click or a key sets is drawn before this
 * one ends, as in a browser; what follows an address or an answer is drawn in its own time.
 */
function act(work: () => unknown): unknown {
  const result = flushSync(work)
  return typeof result === 'object' && result !== null && 'then' in result
    ? drawnAfter(result as PromiseLike<unknown>)
    : undefined
}

const isDelivered = !('act' in React)
// Testing Library looks for it as it is loaded, so this module comes first.
if (isDelivered) Object.assign(React, { act })

const isFound = (result: unknown): boolean => [result].flat().some((one) => one instanceof Element)

/** Whoever clicks, types or waits goes on once the screen has followed. */
export function waitForScreen(): void {
  if (!isDelivered) return
  configure({
    asyncWrapper: async (work) => {
      const result = await work()
      // What is drawn after the next may put another in the place of what was found.
      await (isFound(result) ? settled() : drawn())
      return result
    },
  })
}
