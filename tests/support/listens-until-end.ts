import { onTestFinished, vi } from 'vitest'

/**
 * Starts a console. It listens as long as its page lives: the page of a test is the next one's too, where the console would
 * still hear that another tab changed the session, and end it.
 */
export async function listensUntilEnd<T>(start: () => Promise<T>): Promise<T> {
  const listens = vi.spyOn(window, 'addEventListener')
  try {
    return await start()
  } finally {
    const { calls } = listens.mock
    listens.mockRestore()
    onTestFinished(() => {
      for (const [type, listener] of calls) window.removeEventListener(type, listener)
    })
  }
}
