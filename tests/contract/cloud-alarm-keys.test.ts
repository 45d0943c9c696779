import { describe, expect, it } from 'vitest'
import { rows } from './cloud-client'
import type { Json } from './cloud-client'
import { aWorld } from './cloud-world'

const TRIAGE = '/maintain-s/operating/alert/desk'

/** Of a plant whose alarms the admin may handle. */
const handled = ({ stationId }: Json) => stationId !== 63900008

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
})
