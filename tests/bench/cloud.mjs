import { scryptSync } from 'node:crypto'
import { sealedClient } from './sealed.mjs'
import { median, sha256, startServer, token } from './server.mjs'

const LIST =
  '/mdc-eu/maintain-s/operating/station/search?order.direction=DESC&order.property=id&size=20&page='

async function timed(ask) {
  const started = performance.now()
  const reply = await ask()
  if (!reply.bodyUsed) await reply.text()
  if (!reply.ok) throw new Error(`status ${reply.status}`)
  return performance.now() - started
}

/** The simulated cloud with 10,000 plants, on one core: each list page and each plant day is asked for the first time. */
export async function benchCloud() {
  const server = await startServer({ port: 8391, plants: 10_000, pinned: true })
  try {
    const headers = {
      authorization: `Bearer ${await token(server.origin)}`,
      'content-type': 'application/json',
    }
    const list = (page) => fetch(server.origin + LIST + page, { method: 'POST', headers, body: '{}' })
    const ids = []
    const lists = []
    const days = []
    for (let page = 1; page <= 60; page += 1) {
      lists.push(await timed(() => list(page * 8)))
      const { data } = await (await list(page * 8)).json()
      ids.push(data[0].id)
    }
    for (const id of ids) {
      const path = `/mdc-eu/maintain-s/history/batteryPower/${id}/stats/daily?year=2026&month=6&day=17`
      days.push(await timed(() => fetch(server.origin + path, { headers })))
    }
    const memoryMb = server.memory()
    const staticMs = median(await repeated(() => fetch(`${server.origin}/login`)))
    const sealed = await sealedCost(server.origin, headers, ids)
    const signIn = await signInCost(server.origin)
    return { listMs: median(lists), dayMs: median(days), memoryMb, staticMs, signIn, ...sealed }
  } finally {
    server.stop()
  }
}

async function repeated(ask, times = 200) {
  const values = []
  for (let run = 0; run < times; run += 1) values.push(await timed(() => ask(run)))
  return values
}

const CHOSEN = 'Green-Meadow-77'

/** With a password that somebody chose, whose key is derived each time; and the same derivation here, by itself. */
async function signInCost(origin) {
  const headers = {
    authorization: `Bearer ${await token(origin, 'owner')}`,
    'content-type': 'application/json',
  }
  const body = { oldPassword: sha256('Harbour-Sun-58'), newPassword: sha256(CHOSEN), clear_text_pwd: CHOSEN }
  const path = `${origin}/mdc-eu/user-s/acc/password`
  await timed(() => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }))
  const signIns = []
  const derivations = []
  for (let run = 0; run < 20; run += 1) {
    const started = performance.now()
    await token(origin, 'owner', CHOSEN)
    const between = performance.now()
    scryptSync(sha256(CHOSEN), 'salt', 32, { N: 2 ** 14, r: 8, p: 1 })
    signIns.push(between - started)
    derivations.push(performance.now() - between)
  }
  return { ms: median(signIns), derivationMs: median(derivations) }
}

/** The same calls plain and sealed, turn by turn, so that both meet the same machine; both ends count. */
async function sealedCost(origin, headers, ids) {
  const sealed = await sealedClient(origin)
  const asked = {
    live: (run) => [`/mdc-eu/maintain-s/fast/system/${ids[run % ids.length]}`, { headers }],
    list: (run) => [`${LIST}${1 + (run % 60)}`, { method: 'POST', headers, body: '{}' }],
    day: (run) => {
      const path = `/mdc-eu/maintain-s/history/batteryPower/${ids[run % ids.length]}/stats/daily`
      return [`${path}?year=2026&month=6&day=17`, { headers }]
    },
  }
  const cost = {}
  for (const [name, of] of Object.entries(asked)) {
    const plainTimes = []
    const sealedTimes = []
    for (let run = 0; run < 150; run += 1) {
      const [path, init] = of(run)
      const plain = () => timed(() => fetch(origin + path, init))
      const hidden = () => timed(() => sealed(path, init))
      // The second server finds the plants warm, so they take turns.
      const [first, second] = run % 2 === 0 ? [plain, hidden] : [hidden, plain]
      const took = new Map([[first, await first()]])
      took.set(second, await second())
      // The first ones warm both ends up.
      if (run < 30) continue
      sealedTimes.push(took.get(hidden))
      plainTimes.push(took.get(plain))
    }
    cost[name] = { plainMs: median(plainTimes), sealedMs: median(sealedTimes) }
  }
  return { sealed: cost }
}
