/** One request as it left the console. */
interface Sent {
  url: string
  path: string
  method: string
  headers: Headers
  body: string | null
  init: RequestInit
}

export type Answer = (sent: Sent) => Response | Promise<Response>

/** JSON with a status. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

/** A fetch that answers by path and remembers what was sent. Unknown paths answer 404. */
export function fakeFetch(answers: Record<string, Answer>) {
  const sent: Sent[] = []
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/^\/mdc-(cn|eu)/, '')
    const one: Sent = {
      url,
      path,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : null,
      init,
    }
    sent.push(one)
    const key = Object.keys(answers).find((start) => path.startsWith(start))
    const answer = key === undefined ? undefined : answers[key]
    return answer ? answer(one) : json({ code: '18' }, 404)
  }
  const to = (path: string) => sent.filter((one) => one.path.startsWith(path))
  return { fetch, sent, to, answers }
}
