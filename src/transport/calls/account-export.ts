import {
  EXPORT_FORMATS,
  EXPORT_STATES,
  type ExportFormat,
  type ExportJob,
  type ExportState,
} from '../../domain/people/account-export'
import { type Call, get } from '../call'
import { malformed } from '../fault-error'
import { epoch, id, list, num, part, record, trimmedEnum, word, type WireRecord } from '../wire'

/* Everything that belongs to an account, as a file (wire contract 4.2). The state and the file are ours: capability `accountExport`. */

const PATH = '/user-s/acc/export'

/** Once a year (48), of so many plants (49); null are all of them. The same `key` again is the same export. */
export function exportAccount(wanted: {
  plants: readonly number[] | null
  format: ExportFormat
  key: string
}): Call<string | null> {
  const { plants, format, key } = wanted
  return {
    method: 'POST',
    path: PATH,
    body: { ...(plants === null ? {} : { plantIds: plants }), format, key },
    read: (raw) => word(part(raw)['state']),
  }
}

export function exportState(): Call<ExportState> {
  return get(PATH, (raw) => {
    const row = record(raw, 'account export')
    return {
      quota: {
        last: epoch(row['lastTime']),
        next: epoch(row['nextTime']),
        most: num(row['most']),
        plants: num(row['plantCount']),
        bytesEach: num(row['plantBytes']),
      },
      jobs: list(row['jobs'], 'exports', readJob),
    }
  })
}

export function exportFile(jobId: number): Call<Blob> {
  return {
    method: 'GET',
    path: `${PATH}/${jobId}/file`,
    as: 'blob',
    read(raw) {
      // Not by class: a file of another realm is a file as well.
      if (typeof raw !== 'object' || raw === null || !('arrayBuffer' in raw)) throw malformed('no file')
      return raw as Blob
    },
  }
}

function readJob(row: WireRecord): ExportJob | null {
  const jobId = id(row['id'])
  if (jobId === null) return null
  return {
    id: jobId,
    created: epoch(row['createdTime']),
    format: trimmedEnum(row['format'], EXPORT_FORMATS),
    plants: num(row['plantCount']),
    state: trimmedEnum(row['state'], EXPORT_STATES),
    progress: num(row['progress']),
  }
}
