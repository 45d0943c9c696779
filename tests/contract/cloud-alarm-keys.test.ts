import { describe, expect, it } from 'vitest'
import { rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const TRIAGE = '/maintain-s/operating/alert/triage'

/** Of a plant whose alarms admin and operator may handle. */
const handled = ({ stationId }: Json) => stationId !== 63900008

const named = async (caller: Caller, name: string) =>
  expect((await caller.post('/user-s/acc/update', { name })).status).toBe(200)

/** Two colleagues of one name, and an open alarm that both may handle. */
async function namesakes() {
  const { cloud } = aWorld({ plants: 120 })
  const [admin, operator] = [await cloud.signIn('admin'), await cloud.signIn('operator')]
  await named(admin, 'Toni Brook')
  const open = rows((await admin.post(`${TRIAGE}/search?size=1000`, { states: ['OPEN'] })).json)
  const path = `${TRIAGE}/${String(open.find(handled)?.['id'])}`
  return { admin, operator, path }
}

describe('alarm triage, sent again', () => {
  it('a call with a key happens once, however often it comes, and another key is another call', async () => {
    const { cloud } = aWorld({ plants: 120 })
    const admin = await cloud.signIn('admin')
    const id = rows((await admin.post(`${TRIAGE}/search?size=1000`, { states: ['OPEN'] })).json).find(
      handled,
    )?.['id']
    const note = async (key: string) =>
      (await admin.post(TRIAGE, { alarmIds: [id], action: 'NOTE', note: 'Fuse', key })).json
    const notes = async () => ((await admin.get(`${TRIAGE}/${String(id)}`)).json['notes'] as unknown[]).length
    const before = await notes()
    expect(await note('k1')).toMatchObject({ done: 1, already: 0, refused: 0 })
    expect(await note('k1')).toMatchObject({ done: 1, already: 0, refused: 0 })
    expect(await notes()).toBe(before + 1)
    await note('k2')
    expect(await notes()).toBe(before + 2)
    expect(JSON.stringify((await admin.get(`${TRIAGE}/${String(id)}`)).json['log'])).not.toContain('k1')
    await admin.post(TRIAGE, { alarmIds: [id], action: 'SNOOZE', until: 4_000_000_000, key: 'k3' })
    await admin.post(TRIAGE, { alarmIds: [id], action: 'UNDO', key: 'k4' })
    expect(await note('k'.repeat(65))).not.toHaveProperty('done')
    // A lost answer that is sent again does not bring back what was undone meanwhile.
    await admin.post(TRIAGE, { alarmIds: [id], action: 'SNOOZE', until: 4_000_000_000, key: 'k3' })
    expect((await admin.get(`${TRIAGE}/${String(id)}`)).json['snoozedUntil']).toBeNull()
  })

  it('a key is known again from its account alone, whatever name others take', async () => {
    const { admin, operator, path } = await namesakes()
    const note = { action: 'NOTE', note: 'Fuse', key: 'k1' }
    expect((await admin.post(path, note)).json['notes']).toHaveLength(1)
    expect((await operator.post(path, note)).json['notes']).toHaveLength(2)
    expect((await admin.post(path, note)).json['notes']).toHaveLength(2)
  })
})

describe('alarm triage, taken back', () => {
  it('nobody takes back the note of somebody else who has the same name', async () => {
    const { admin, operator, path } = await namesakes()
    await admin.post(path, { action: 'NOTE', note: 'fuse ordered' })
    expect(await codeOf(operator.post(path, { action: 'UNNOTE' }))).toBe('28')
    const { notes, log } = (await operator.get(path)).json
    expect(notes).toEqual([{ at: expect.any(Number), by: 'Toni Brook', text: 'fuse ordered' }])
    expect(log).toEqual([{ at: expect.any(Number), by: 'Toni Brook', action: 'NOTE' }])
    await named(admin, 'Alex Ridge')
    expect((await admin.post(path, { action: 'UNNOTE' })).json['notes']).toEqual([])
  })

  it('a step is undone by whoever took it; what a colleague did since stays', async () => {
    const { admin, operator, path } = await namesakes()
    await admin.post(path, { action: 'ACKNOWLEDGE' })
    await operator.post(path, { action: 'SNOOZE', until: 4_000_000_000 })
    expect(await codeOf(admin.post(path, { action: 'UNDO' }))).toBe('RECORD_CHANGED')
    expect((await admin.get(path)).json).toMatchObject({ state: 'SNOOZED', undoable: false })
    expect((await operator.get(path)).json).toMatchObject({ undoable: true })
    expect((await operator.post(path, { action: 'UNDO' })).json['state']).toBe('ACKNOWLEDGED')
  })
})
