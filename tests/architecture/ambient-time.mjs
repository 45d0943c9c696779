/** A rule of lint: the clock and chance are parameters of what computes, so that a test can say what they are. */
const AMBIENT = new Map([
  ['Date.now', 'The clock is a parameter here.'],
  ['Math.random', 'Randomness is a parameter here.'],
])

const create = (context) => ({
  CallExpression(node) {
    const { object, property } = node.callee
    const message = AMBIENT.get(`${object?.name}.${property?.name}`)
    if (message !== undefined) context.report({ node, message })
  },
  NewExpression(node) {
    if (node.callee.name === 'Date' && node.arguments.length === 0)
      context.report({ node, message: 'The clock is a parameter here.' })
  },
})

// oxlint-disable-next-line no-restricted-exports -- Lint reads the default export of a plugin.
export default { meta: { name: 'heliograph' }, rules: { 'ambient-time': { create } } }
