import { languageOf } from '../../../domain/brand/language'
import { fileName } from '../../../domain/values/csv'
import { ENDINGS } from '../../../domain/export/file'
import { type ExportJob, type ExportOrder, readJobs, subjectsOf, withJob } from '../../../domain/export/jobs'
import { countQualities } from '../../../domain/export/rows'
import { createStore } from '../../../providers/store'
import type { Services } from '../../../providers/services'
import { faultOf } from '../../../transport/fault-error'
import { EXPORTS, type KeptParts, keptParts } from '../../../transport/kept-parts'
import { jsonText } from '../../../transport/wire'
import { type GrantedAt, otherPlant } from './other-plant'
import { reportOf } from './report'
import { sourceOf } from './source'
import { runParts } from './run-parts'
import { runPlants } from './run-plants'
import { fileOf } from './file-of'
import { paperDocument } from './paper-document'
import { fileWords } from './file-words'
import { levelWord } from './words'
import { keptBeside, writtenAside } from './write-file'

export interface Exports {
  getState(): { readonly jobs: readonly ExportJob[] }
  subscribe(listener: () => void): () => void
  start(order: ExportOrder): void
  /** Goes on with what was stopped or failed; what was answered is not asked again. */
  resume(id: string): void
  stop(id: string): void
  /** What is answered brings the line and its file back. */
  forget(id: string): Promise<() => Promise<void>>
  /** The file, and what is kept beside it; empty when it is no longer there. */
  files(id: string): Promise<readonly Blob[]>
}

const made = new WeakMap<Services, Map<string, Exports>>()

/** Files that somebody makes: they go on while other screens are open. Nobody else sees them. */
export function exportsOf(services: Services, owner: string, grantedAt: GrantedAt): Exports {
  const known = made.get(services) ?? new Map<string, Exports>()
  made.set(services, known)
  const turn = `${owner} ${services.session.getState().turn}`
  const own = known.get(turn) ?? createExports(services, owner, keptParts, grantedAt)
  known.set(turn, own)
  return own
}

/** What a file is saved as. */
export function nameOf({ order }: Pick<ExportJob, 'order'>, word: string): string {
  const { draft } = order
  return fileName([...subjectsOf(order, '+'), word, draft.from, draft.to], ENDINGS[formatOf(order)])
}

/** The server makes its report as it likes. */
export const formatOf = ({ draft }: Pick<ExportOrder, 'draft'>) =>
  draft.template === 'report' ? 'xlsx' : draft.format

function createExports(services: Services, owner: string, kept: KeptParts, grantedAt: GrantedAt): Exports {
  const { storage, clock, send, session, i18n } = services
  const ofAll = () => jsonText(storage.recall(EXPORTS))
  const store = createStore({ jobs: readJobs(ofAll()[owner], clock.now()) })
  const running = new Map<string, AbortController>()
  const { turn } = session.getState()
  const hasLeft = () => session.getState().turn !== turn
  // Another person, or nobody: what one has begun is not carried on by another, and nothing more of it is kept.
  session.subscribe(() => {
    if (hasLeft()) for (const one of running.values()) one.abort()
  })
  const put = (jobs: readonly ExportJob[]) => {
    store.setState({ jobs })
    if (!hasLeft()) storage.remember(EXPORTS, JSON.stringify({ ...ofAll(), [owner]: jobs }))
  }
  const change = (id: string, patch: Partial<ExportJob>) =>
    put(store.getState().jobs.map((job) => (job.id === id ? { ...job, ...patch } : job)))
  for (const { id, state } of store.getState().jobs) if (state === 'expired') void kept.forget(`${id}/`)

  const run = async ({ id, order }: ExportJob) => {
    const mine = new AbortController()
    running.set(id, mine)
    change(id, { state: 'running', fault: null, waits: null })
    try {
      const given = { send, signal: mine.signal }
      const result =
        order.draft.template === 'report' ? await reportOf(order, given) : await ownFile(id, order, mine)
      await kept.put(`${id}/file`, result.blob)
      change(id, { ...result.facts, state: 'ready', size: result.blob.size })
      // What failed can be asked for again, and then only that.
      if (!('missing' in result.facts) || result.facts.missing.length === 0) await kept.forget(`${id}/part/`)
    } catch (error) {
      const fault = faultOf(error)
      if (mine.signal.aborted) change(id, { state: 'stopped', waits: null })
      else change(id, { state: 'failed', fault, failed: clock.now(), waits: null })
    } finally {
      running.delete(id)
    }
  }

  const ownFile = async (id: string, order: ExportOrder, mine: AbortController) => {
    const language = order.draft.language ?? i18n.language()
    const say = await fileWords(i18n, language)
    const words = { language, level: (level: number | null) => levelWord(level, say) }
    const { plants, missing } = await runPlants(order, {
      orderOf: async (plantId, named) => ({
        ...order,
        ...(await otherPlant(plantId, {
          send,
          signal: mine.signal,
          language,
          grantedAt,
          named,
        })),
      }),
      async rowsOf(one, onProgress) {
        const source = sourceOf(one, { ...words, now: clock.now() })
        const rows = await runParts(source, {
          ...{ send, kept, prefix: `${id}/part/${one.plant.id}/`, signal: mine.signal, now: clock.now },
          ...{ onProgress, onWait: (waits) => change(id, { waits }) },
        })
        return { columns: source.columns, rows }
      },
      onProgress: (done, total) => change(id, { done, total }),
    })
    const rows = plants.flatMap((one) => one.rows)
    const qualities = countQualities(rows)
    const file = fileOf(order, plants, missing, { say, now: clock.now() })
    const { format } = order.draft
    const request = {
      ...{ file, format, notesName: say('words:fields.notes') },
      paper: format === 'pdf' ? paperDocument(file, { say, language }) : null,
    }
    const blob = await writtenAside(request, mine.signal)
    const beside = keptBeside(request)
    if (beside !== null) await kept.put(`${id}/notes`, beside)
    return { blob, facts: { rows: rows.length, qualities, missing } }
  }

  const blobsOf = (id: string) => Promise.all([kept.get(`${id}/file`), kept.get(`${id}/notes`)])

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    start(asked) {
      // What is begun in one language is carried on in it.
      const language = asked.draft.language ?? languageOf(i18n.language())
      const order = { ...asked, draft: { ...asked.draft, language } }
      const job: ExportJob = {
        id: `${Math.floor(clock.now())}-${store.getState().jobs.length}-${crypto.randomUUID().slice(0, 8)}`,
        order,
        created: clock.now(),
        state: 'queued',
        ...{ done: 0, total: 0, rows: null, size: null, qualities: null, fault: null, waits: null },
      }
      const { jobs, left } = withJob(store.getState().jobs, job)
      put(jobs)
      for (const { id } of left) void kept.forget(`${id}/`)
      void run(job)
    },
    resume(id) {
      const job = store.getState().jobs.find((one) => one.id === id)
      if (job && !running.has(id)) void run(job)
    },
    stop: (id) => running.get(id)?.abort(),
    async forget(id) {
      running.get(id)?.abort()
      const job = store.getState().jobs.find((one) => one.id === id)
      put(store.getState().jobs.filter((one) => one !== job))
      const [file, notes] = await blobsOf(id)
      void kept.forget(`${id}/`)
      return async () => {
        if (job === undefined || hasLeft()) return
        if (file instanceof Blob) await kept.put(`${id}/file`, file)
        if (notes instanceof Blob) await kept.put(`${id}/notes`, notes)
        put([...store.getState().jobs, job].sort((a, b) => b.created - a.created))
      }
    },
    async files(id) {
      const found = (await blobsOf(id)).filter((blob) => blob instanceof Blob)
      if (found.length === 0) change(id, { state: 'expired' })
      return found
    },
  }
}
