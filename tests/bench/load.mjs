import { median, percentile, randomOf, startServer, token } from './server.mjs'

const CLIENTS = 50
const SECONDS = 60
/** Bounds the run whatever the clock says. */
const MAX_CALLS = 400
/** A person looks at what came, ms. */
const THINK = [250, 1750]

const M = '/mdc-eu/maintain-s'
const SEARCH = `${M}/operating/station/search?order.direction=DESC&order.property=id&size=20&page=`
const KEYWORDS = ['solar', 'berlin', 'mill', 'hof', '63', 'park', 'xyz']
const FLEET = 10_000

/** What people do, with how often; `id` is a plant of the page that was listed last. */
const MIX = [
  { name: 'a static page', weight: 1, call: () => ['/login'] },
  { name: 'list page', weight: 6, call: ({ whole }) => [`${SEARCH}${1 + whole(FLEET / 20)}`, {}] },
  { name: 'search', weight: 2, call: ({ pick }) => [`${SEARCH}1`, { keyword: pick(KEYWORDS) }] },
  { name: 'detail', weight: 4, call: ({ id }) => [`${M}/operating/station/information/${id}?language=en`] },
  { name: 'live card', weight: 4, call: ({ id }) => [`${M}/fast/system/${id}`] },
  { name: 'day', weight: 4, call: ({ id, whole }) => [`${M}/history/batteryPower/${id}/stats/daily?year=2026&month=6&day=${1 + whole(18)}`] },
  { name: 'history, a year', weight: 2, call: ({ id }) => [`${M}/history/batteryPower/${id}/stats/year?year=2026`] },
  { name: 'alerts of a plant', weight: 2, call: ({ id }) => [`${M}/operating/alert/search?page=1&size=20`, { language: 'en', plantId: id }] },
  { name: 'alerts of all plants', weight: 1, call: () => [`${M}/operating/alert/search?page=1&size=20`, { language: 'en' }] },
] // oxfmt-ignore

const WHEEL = MIX.flatMap((kind) => Array.from({ length: kind.weight }, () => kind))

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

/** Each call once: the engine has compiled what a running server has compiled long since. */
async function warm(origin) {
  const headers = { authorization: `Bearer ${await token(origin)}`, 'content-type': 'application/json' }
  const whole = () => 0
  for (const { name, call } of MIX) {
    const [path, body] = call({ id: 63_900_010, whole, pick: (list) => list[0] })
    const reply = await fetch(
      origin + path,
      body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
    )
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${name}: status ${reply.status}`)
  }
}

/**
 * Fifty people on ten thousand plants for a minute, each with a session and pauses of their own, on a server that is
 * under way; loopback only.
 */
export async function benchLoad() {
  const server = await startServer({ port: 8393, plants: FLEET, pinned: true })
  const times = new Map([['sign-in', []], ...MIX.map(({ name }) => [name, []])])
  const errors = []
  await warm(server.origin)

  async function timed(name, ask) {
    const started = performance.now()
    try {
      const result = await ask()
      times.get(name).push(performance.now() - started)
      return result
    } catch (error) {
      errors.push(`${name}: ${String(error)}`)
      return null
    }
  }

  async function client(number, deadline) {
    const random = randomOf(number + 1)
    const whole = (below) => Math.floor(random() * below)
    const pick = (list) => list[whole(list.length)]
    await pause(random() * 2000)
    const bearer = await timed('sign-in', () => token(server.origin, number % 5 === 4 ? 'operator' : 'admin'))
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
    let id = 63_900_010
    for (let count = 0; count < MAX_CALLS && performance.now() < deadline; count += 1) {
      const { name, call } = pick(WHEEL)
      const [path, body] = call({ id, whole, pick })
      const answer = await timed(name, async () => {
        const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
        const reply = await fetch(server.origin + path, init)
        const text = await reply.text()
        if (reply.status !== 200) throw new Error(`status ${reply.status}: ${text.slice(0, 200)}`)
        return path === '/login' ? null : JSON.parse(text)
      })
      if (name === 'list page' && answer?.data?.length) ({ id } = pick(answer.data))
      await pause(THINK[0] + random() * (THINK[1] - THINK[0]))
    }
  }

  try {
    const deadline = performance.now() + SECONDS * 1000
    await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number, deadline)))
    const calls = [...times].map(([name, list]) => ({
      name,
      count: list.length,
      median: list.length > 0 ? median(list) : 0,
      p95: list.length > 0 ? percentile(list, 0.95) : 0,
    }))
    return { calls, errors, clients: CLIENTS, seconds: SECONDS, memoryMb: server.memory() }
  } finally {
    server.stop()
  }
}
