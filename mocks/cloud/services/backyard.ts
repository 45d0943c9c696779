import { BRANDS } from '../texts/brands.data'
import type { Call } from '../wire/call'
import { type FileReply, scriptReply } from '../wire/answers'
import { record } from '../wire/call-values'

/** C23. */
export function brand(call: Call): object | null {
  const project = record(call.body)['projectId']
  return typeof project === 'string' && Object.hasOwn(BRANDS, project) ? (BRANDS[project] ?? null) : null
}

/** Ours: stands for the window of an online service. It shows nothing, and keeps what it was given on the page. */
export function onlineService(): FileReply {
  const script =
    "addEventListener('online-service', ({ detail }) => { document.documentElement.dataset.service = JSON.stringify(detail) })\n"
  return scriptReply(script)
}

/** Ours: what a brand's tracking code points at. It leaves a mark on the page and counts nothing. */
export function visits(): FileReply {
  const script = "document.documentElement.dataset.visits = 'counted'\n"
  return scriptReply(script)
}
