import type { Alert, EnvironmentalBenefit, LivePlant, Page } from '../../domain/plants/reading'
import { isZone } from '../../domain/time/zone'
import { type Call, get } from '../call'
import { compactDate, epoch, id, num, page, record, text, type WireRecord } from '../wire'
import { readSample, readSums } from './energies'
import { readNetworkStatus, readWarningStatus } from './stations'

/** C65: live state with the sums of today, month, year and lifetime. `id` is a plant or system id. */
export function operatingSystem(systemId: number): Call<LivePlant> {
  return get(`/maintain-s/operating/system/${systemId}`, readLivePlant)
}

/** C28: the live card alone; answers the `systemId` that history calls want. */
export function fastSystem(plantId: number): Call<LivePlant> {
  return get(`/maintain-s/fast/system/${plantId}`, readLivePlant)
}

function readLivePlant(raw: unknown): LivePlant {
  const row = record(raw, 'live plant')
  const { sample, grid, battery } = readSample(row, 'lastUpdateTime')
  return {
    systemId: id(row['systemId']),
    day: compactDate(row['acceptDay']),
    now: sample,
    grid,
    battery,
    today: readSums(row, 'Value'),
    month: readSums(row, 'Month'),
    year: readSums(row, 'Year'),
    total: readSums(row, 'Total'),
    selfSufficiencyEnergy: num(row['selfSufficiencyValue']),
    selfUsedEnergy: num(row['selfGenAndUseValue']),
    capacityShare: num(row['generationCapacity']),
    fullPowerHoursToday: num(row['fullPowerHoursDay']),
    incomeTotal: num(row['incomeTotal']),
    temperature: num(row['temperature']),
    networkStatus: readNetworkStatus(row['networkStatus']),
    warningStatus: readWarningStatus(row['warningStatus']),
    lastUpdate: epoch(row['lastUpdateTime']),
  }
}

export interface AlertQuestion {
  plantId: number
  language: string
  /** Counted from 1. */
  page?: number
  size?: number
  /** 0 information, 1 warning, 2 fault; none asks for all. */
  levels?: readonly number[]
  deviceType?: string
  /** `YYYY-MM-DD`. */
  since?: string
}

/** C68, newest first. One row per rule and day. */
export function alertSearch(question: AlertQuestion): Call<Page<Alert>> {
  return {
    method: 'POST',
    path: '/maintain-s/operating/alert/search',
    reads: true,
    query: {
      'order.direction': 'DESC',
      'order.property': 'alertTime',
      page: question.page ?? 1,
      size: question.size ?? 20,
    },
    body: {
      deviceType: question.deviceType ?? '',
      language: question.language,
      level: '',
      startTime: question.since ?? '',
      levelList: question.levels ?? null,
      plantId: question.plantId,
    },
    read: (raw) => page(raw, 'alerts', readAlert),
  }
}

export function readAlert(row: WireRecord): Alert {
  const zone = text(row['timezone'])?.trim()
  return {
    code: text(row['code']),
    level: num(row['level']),
    influence: num(row['influence']),
    name: text(row['showName']) ?? text(row['alertName']),
    at: epoch(row['alertTime']),
    deviceId: id(row['deviceId']),
    deviceSn: text(row['deviceSn']),
    deviceName: text(row['deviceName']),
    deviceType: text(row['deviceType'])?.trim() ?? null,
    ruleId: text(row['ruleId']),
    zone: isZone(zone) ? zone : null,
  }
}

/** C73: lifetime benefit; tonnes, tonnes, count, currency. */
export function energySaved(systemId: number): Call<EnvironmentalBenefit> {
  return {
    method: 'POST',
    path: '/maintain-s/operating/station/generation/energy-saved',
    reads: true,
    body: { systemId },
    read(raw) {
      const row = record(raw, 'energy saved')
      return {
        production: num(row['generationValueTotal']),
        coal: num(row['standardCoalSaved']),
        co2: num(row['emissionReductionCO2']),
        trees: num(row['treesPlanted']),
        income: num(row['incomeTotal']),
      }
    },
  }
}
