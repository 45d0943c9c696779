import { median, startServer, token } from './server.mjs'

const LIST =
  '/mdc-eu/maintain-s/operating/station/search?order.direction=DESC&order.property=id&size=20&page='

async function timed(ask) {
  const started = performance.now()
  const reply = await ask()
  await reply.text()
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
    return { listMs: median(lists), dayMs: median(days), memoryMb: server.memory() }
  } finally {
    server.stop()
  }
}
