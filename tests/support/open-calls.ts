/** Counts the calls that are on their way. */
export function openCalls() {
  let open = 0
  let changed = Date.now()
  return {
    /** For `renderApp`. */
    async between(_path: string, answer: () => Promise<Response>): Promise<Response> {
      open += 1
      try {
        return await answer()
      } finally {
        open -= 1
        changed = Date.now()
      }
    },
    open: () => open,
    /** How long nothing was on its way and nothing came, ms. */
    quietFor: () => (open > 0 ? 0 : Date.now() - changed),
  }
}
export type OpenCalls = ReturnType<typeof openCalls>
