import { FileReply, HeadedReply } from './answers'
import { Refusal } from './refusal'
import { record } from './call-values'
import type { Fault } from '../control'
import { NotKept } from '../store/store'

export interface Replies {
  plain(status: number, value: unknown): Response
  /** What became of a call, as the wire reports it. */
  to(path: string, work: () => Promise<unknown>): Promise<Response>
  /** What a fault that was ordered says in the place of the cloud; null where it only delays or spoils. */
  forged(fault: Fault): Response | null
  truncated(response: Response): Promise<Response>
}

const INSTANTS =
  /"(lastUpdateTime|collectionTime|startOperatingTime|createdDate|alertTime)":(\d{9,10})(?=[,}])/g

/** `now` in epoch ms; `onFailure` receives what callers do not see. */
export function createReplies(now: () => number, onFailure: (id: string, error: unknown) => void): Replies {
  let failures = 0

  function headers(type: string): Record<string, string> {
    return { 'content-type': type, 'cache-control': 'no-store', date: new Date(now()).toUTCString() }
  }

  function plain(status: number, value: unknown, decimals = false): Response {
    const text = JSON.stringify(value ?? null)
    // The real platform writes its instants with nine decimals (wire contract 1.6).
    const body = decimals ? text.replace(INSTANTS, '"$1":$2.000000000') : text
    return new Response(body, { status, headers: headers('application/json;charset=UTF-8') })
  }

  /** An engine's message goes to the operator of the cloud; the caller gets a reference number. */
  function failed(error: unknown): Response {
    const id = `${Math.floor(now()).toString(36)}-${String(++failures)}`
    onFailure(id, error)
    return plain(500, { code: 'sorry_for_server_exception', msg: `the cloud failed (${id})`, param: { id } })
  }

  function refused({ status, code, message, param }: Refusal, path: string): Response {
    const oauthFields =
      path.startsWith('/oauth2-s') || status === 401
        ? { error: status === 401 ? 'invalid_token' : 'invalid_grant', error_description: message }
        : {}
    const response = plain(status, { code, msg: message, param, ...oauthFields })
    if (status === 429) response.headers.set('retry-after', String(record(param)['remainSeconds'] ?? 1))
    return response
  }

  async function to(path: string, work: () => Promise<unknown>): Promise<Response> {
    try {
      const value = await work()
      if (value instanceof FileReply) {
        return new Response(value.bytes, { headers: { ...headers(value.type), ...value.headers } })
      }
      if (value instanceof HeadedReply) {
        const response = plain(200, value.value)
        for (const [name, text] of Object.entries(value.headers)) response.headers.set(name, text)
        return response
      }
      return plain(200, value, path.startsWith('/maintain-s'))
    } catch (error) {
      if (error instanceof Refusal) return refused(error, path)
      if (error instanceof NotKept) {
        return plain(507, { code: 'NOT_KEPT', msg: 'the change could not be kept', param: null })
      }
      return failed(error)
    }
  }

  return {
    plain,
    to,
    forged(fault) {
      if (fault.status === undefined && fault.body === undefined) return null
      const status = fault.status ?? 200
      if (typeof fault.body === 'string') {
        const type = fault.body.trimStart().startsWith('<') ? 'text/html' : 'application/json'
        return new Response(fault.body, { status, headers: headers(`${type};charset=UTF-8`) })
      }
      return plain(status, fault.body ?? { code: String(status), msg: 'injected', param: null })
    },
    async truncated(response) {
      const text = await response.text()
      const half = text.slice(0, Math.max(1, Math.floor(text.length / 2)))
      return new Response(half, { status: response.status, headers: response.headers })
    },
  }
}
