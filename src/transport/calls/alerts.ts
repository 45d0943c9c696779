import type { FleetAlert } from '../../domain/alarms/alert-records'
import type { Page } from '../../domain/plants/reading'
import type { Call } from '../call'
import { epoch, id, page, text, word, type WireRecord } from '../wire'
import { readAlert } from './operating'

export const OPERATING = '/maintain-s/operating'

/** Ids of rules are numbers on the wire; ours are text, because some brands letter them. */
export const ruleNumber = (ruleId: string) => (/^\d{1,15}$/.test(ruleId) ? Number(ruleId) : ruleId)

export interface FleetAlertQuestion {
  language: string
  zone: string
  name?: string
  /** -1 all, 0 active, 1 ended. */
  status?: '-1' | '0' | '1'
  at?: number
  size?: number
}

/** Alerts of all plants of the account. */
export function fleetAlerts(question: FleetAlertQuestion): Call<Page<FleetAlert>> {
  return {
    method: 'POST',
    path: `${OPERATING}/station/alert/v2/list`,
    reads: true,
    body: {
      alertQueryName: question.name ?? '',
      language: question.language,
      status: question.status ?? '-1',
      timeZone: question.zone,
      page: question.at ?? 1,
      size: question.size ?? 20,
    },
    read: (raw) => page(raw, 'alerts', readFleetAlert),
  }
}

/** The same of one plant. */
export function plantAlerts(plantId: number, at = 1, size = 20): Call<Page<FleetAlert>> {
  return {
    method: 'POST',
    path: `${OPERATING}/station/alert`,
    reads: true,
    query: { page: at, size },
    body: { stationId: plantId },
    read: (raw) => page(raw, 'alerts', readFleetAlert),
  }
}

export function readFleetAlert(row: WireRecord): FleetAlert {
  return {
    ...readAlert(row),
    id: word(row['id']),
    plantId: id(row['stationId']),
    description: text(row['description']),
    ended: epoch(row['endTime']),
  }
}
