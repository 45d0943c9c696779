import { type Fault, isFault } from '../domain/faults/fault'

/** A {@link Fault} on its way up. `statusCode` is there for refine, which expects it on errors. */
export class FaultError extends Error {
  readonly fault: Fault
  readonly statusCode: number
  /** No toast: the caller handles it, or the screen that asked shows it in place. */
  readonly silent: boolean
  /** Of a write: its failure has to be reported. */
  readonly write: boolean
  /** What was tried, in the words of its button, where nothing on the screen says so. */
  readonly of: string | undefined

  constructor(
    fault: Fault,
    { silent = false, write = false, of }: { silent?: boolean; write?: boolean; of?: string } = {},
  ) {
    super('code' in fault && fault.code ? `${fault.kind}: ${fault.code}` : fault.kind)
    this.name = 'FaultError'
    this.fault = fault
    this.silent = silent
    this.write = write
    this.of = of
    this.statusCode = statusOf(fault)
  }
}

function statusOf(fault: Fault): number {
  if ('status' in fault) return fault.status
  if (fault.kind === 'session') return 401
  return fault.kind === 'permission' ? 403 : 0
}

/** The top level of a reply is not what the call promises; single broken fields become null instead. */
export function malformed(detail: string): FaultError {
  return new FaultError({ kind: 'malformed', detail })
}

/** What went wrong, whatever was thrown. Anything that is not ours counts as a broken reply. */
export function faultOf(error: unknown): Fault {
  if (error instanceof FaultError) return error.fault
  if (isFault(error)) return error
  if (error instanceof Error && error.name === 'AbortError') return { kind: 'aborted' }
  return { kind: 'malformed', detail: error instanceof Error ? error.message : String(error) }
}
