import { createHash } from 'node:crypto'
import type { CloudOptions } from '../../mocks/cloud/index'
import { aCloud } from './cloud-client'
import type { Caller, Json } from './cloud-client'

export const sha = (text: string) => createHash('sha256').update(text).digest('hex')

/** Hash and plain text of a password, as forms send them. */
export const secret = (text: string) => ({ password: sha(text), clear_text_pwd: text })

/** A cloud with a clock that tests can turn, and a postman. */
export function aWorld(options: Partial<CloudOptions> = {}) {
  const time = { now: Date.parse('2026-06-18T10:30:00Z') }
  const letters: { to: string; scene: string; code: string }[] = []
  const cloud = aCloud({
    now: () => time.now,
    deliver: (letter) => letters.push(letter),
    plants: 16,
    ...options,
  })
  const seconds = (count: number) => {
    time.now += count * 1000
  }
  const code = async (to: string, scene: string, caller: Caller = cloud) => {
    await caller.post('/user-s/acc/verify-code', { identifier: to, scene })
    return letters[letters.length - 1]?.code ?? ''
  }
  return { cloud, time, letters, seconds, code }
}

/** Body code of a refused call. */
export async function codeOf(reply: ReturnType<Caller['post']>): Promise<unknown> {
  const { status, json } = await reply
  return status === 200 ? 'fine' : json['code']
}

/** Body code, and the field at which a form shows it. */
export const refusalOf = ({ status, json }: { status: number; json: Json }) =>
  status === 200 ? 'fine' : [json['code'], (json['param'] as Json | null)?.['field']]

/** What a new plant must have at least. */
export const STATION: Json = {
  name: 'Neues Dach',
  type: 'HOUSE_ROOF',
  gridInterconnectionType: 'BATTERY_BACKUP',
  installedCapacity: '9.9',
  location: { lat: 52.41, lng: 13.02, address: 'Am Hang 4, Potsdam' },
  region: { nationId: 60, level1: 884, timezone: 'Europe/Berlin' },
}
