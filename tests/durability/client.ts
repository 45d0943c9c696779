import { createHash } from 'node:crypto'

const HASH = createHash('sha256').update('Harbour-Sun-58').digest('hex')
const JSON_TYPE = { 'content-type': 'application/json' }

export interface Answer {
  status: number
  body: unknown
}

/** One call; rejects when the line breaks. */
async function send(url: string, init: RequestInit): Promise<Answer> {
  const reply = await fetch(url, init)
  const text = await reply.text()
  let body: unknown = text
  try {
    body = JSON.parse(text)
  } catch {
    // A picture, not JSON.
  }
  return { status: reply.status, body }
}

export const field = (answer: Answer, name: string): unknown =>
  (answer.body as Record<string, unknown> | null)?.[name]

/** Calls of the owner with a token that outlives the server. */
export function clientOf(bearer: string, origin: () => string) {
  const authorization = `Bearer ${bearer}`
  return {
    bearer,
    get: (path: string) => send(origin() + path, { headers: { authorization } }),
    post: (path: string, body: unknown) =>
      send(origin() + path, {
        method: 'POST',
        headers: { authorization, ...JSON_TYPE },
        body: JSON.stringify(body),
      }),
    upload(bytes: Uint8Array<ArrayBuffer>) {
      const form = new FormData()
      form.set('file', new Blob([bytes], { type: 'image/png' }), 'roof.png')
      return send(`${origin()}/store-s/uploadObject`, {
        method: 'POST',
        headers: { authorization },
        body: form,
      })
    },
  }
}

export type Client = ReturnType<typeof clientOf>

interface Tokens {
  access: string
  refresh: string
}

async function granted(origin: string, form: Record<string, string>): Promise<Tokens> {
  const body = new URLSearchParams(form)
  const answer = await send(`${origin}/oauth2-s/oauth/token`, { method: 'POST', body })
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`)
  return { access: String(field(answer, 'access_token')), refresh: String(field(answer, 'refresh_token')) }
}

export const signedIn = (origin: string, account = 'owner') =>
  granted(origin, {
    grant_type: 'mdc_password',
    username: `${account}@heliograph.example`,
    password: HASH,
  })

export const renewed = (origin: string, refresh: string) =>
  granted(origin, { grant_type: 'refresh_token', refresh_token: refresh })

export const tokenOf = async (origin: string, account?: string) => (await signedIn(origin, account)).access
