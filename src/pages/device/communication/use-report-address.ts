import { type SetWords, useQueryWords } from '../../../console/data/use-query-words'
import { idOfWord } from '../../../kit/browser/id-of-word'
import { plainSerial } from '../../../domain/devices/serial-list'

export interface ReportAddress {
  readonly serial: string | null
  readonly link: string | null
  /** The plant that the link came from; a logger of another plant is named as such. */
  readonly plant: number | null
  set: SetWords<'serial' | 'link' | 'plant'>
}

export function useReportAddress(): ReportAddress {
  const [params, set] = useQueryWords<'serial' | 'link' | 'plant'>()
  return {
    serial: plainSerial(params.get('serial') ?? params.get('sn') ?? '') || null,
    link: params.get('link'),
    plant: idOfWord(params.get('plant')),
    set,
  }
}
