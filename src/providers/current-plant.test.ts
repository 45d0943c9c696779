import { describe, expect, it, vi } from 'vitest'
import { bench } from '../../tests/support/bench'
import { json } from '../../tests/support/fake-fetch'
import type { Plant } from '../domain/plants/reading'
import { readPlant } from '../transport/calls/stations'

const C30 = '/maintain-s/operating/station/information/'
const plant = (id: number, more: object = {}): Plant => {
  const read = readPlant({ id, name: `Plant ${id}`, ...more })
  if (read === null) throw new Error('no plant')
  return read
}

/** A current plant whose detail calls are answered by hand, in any order. */
function currentPlant() {
  const replies = new Map<string, (reply: Response) => void>()
  const b = bench({
    answers: {
      [C30]: ({ path }) =>
        new Promise<Response>((resolve) => replies.set(path.slice(C30.length).split('?')[0] ?? '', resolve)),
    },
  })
  /** The call comes in a part of its own. */
  const asked = async () => {
    await vi.dynamicImportSettled()
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  const answer = async (id: number, body: object, status = 200) => {
    await asked()
    replies.get(String(id))?.(json(body, status))
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return { ...b, answer, asked, state: () => b.currentPlant.getState() }
}
const on = (code: string, isOn = 1) => ({ code, isOn })

describe('the current plant', () => {
  it('S4-28 S4-29 S4-30 S4-31 S4-32 loads the detail, merges it, and keeps the codes that are on behind a marker', async () => {
    const { currentPlant: it_, answer, state, cloud } = currentPlant()
    it_.select(plant(7, { generationPower: 5, installedCapacity: 12 }))
    expect(state()).toMatchObject({ detail: 'loading', codes: [] })
    await answer(7, {
      id: 7,
      currency: 'EUR',
      generationPower: 9,
      installedCapacity: null,
      externalRoleCode: [on('a'), on('b', 0), on('c', 2)],
    })
    expect(state()).toMatchObject({
      detail: 'ready',
      plant: { id: 7, name: 'Plant 7', currency: 'EUR', production: 9, capacity: 12 },
    })
    expect(state().codes.slice(1)).toEqual(['a', 'c'])
    expect(cloud.to(C30)).toHaveLength(1)
    expect(cloud.to(C30)[0]?.path).toBe(`${C30}7?language=en`)
    it_.select(plant(7))
    expect(cloud.to(C30)).toHaveLength(1)
  })

  it('S4-33 S4-34 takes the codes from the plant itself when the detail fails, or none', async () => {
    const { currentPlant: it_, answer, state } = currentPlant()
    it_.select(plant(7, { roleCode: ['edit'] }))
    await answer(7, { code: '16' }, 500)
    expect(state()).toMatchObject({
      detail: 'failed',
      codes: ['edit'],
      fault: { kind: 'rejected' },
      plant: { id: 7 },
    })
    it_.select(plant(8))
    await answer(8, {}, 503)
    expect(state()).toMatchObject({ detail: 'failed', codes: [], fault: { kind: 'maintenance' } })
  })

  it('retries a failed detail', async () => {
    const { currentPlant: it_, answer, state } = currentPlant()
    it_.select(plant(7))
    it_.retryDetail()
    await answer(7, {}, 503)
    it_.retryDetail()
    expect(state()).toMatchObject({ detail: 'loading', fault: null })
    await answer(7, { id: 7, externalRoleCode: [on('a')] })
    expect(state()).toMatchObject({ detail: 'ready' })
    expect(state().codes.at(-1)).toBe('a')
  })

  it('S4-35 the last selection wins, whatever order the replies come in, and codes vanish at once', async () => {
    const { currentPlant: it_, answer, asked, state, cloud } = currentPlant()
    it_.select(plant(1))
    await answer(1, { id: 1, externalRoleCode: [on('delete')] })
    expect(state().codes).toContain('delete')
    it_.select(plant(2))
    expect(state().codes).toEqual([])
    await asked()
    it_.select(plant(3))
    expect(cloud.to(`${C30}2`)[0]?.init.signal?.aborted).toBe(true)
    await answer(3, { id: 3, externalRoleCode: [on('read')] })
    await answer(2, { id: 2, externalRoleCode: [on('delete')] })
    expect(state()).toMatchObject({ plant: { id: 3 }, detail: 'ready' })
    expect(state().codes.slice(1)).toEqual(['read'])
  })

  it('S4-35 holds for any interleaving of selections and replies', async () => {
    const { currentPlant: it_, answer, asked, state } = currentPlant()
    for (const [first, second] of [
      [1, 2],
      [2, 1],
    ] as const) {
      it_.select(plant(1))
      await asked()
      it_.select(plant(2))
      await asked()
      it_.select(plant(1))
      for (const id of [first, second]) await answer(id, { id, externalRoleCode: [on(`of ${id}`)] })
      expect(state().plant?.id).toBe(1)
      expect(state().codes).not.toContain('of 2')
      it_.select(null)
    }
  })

  it('S4-36 is cleared without an id, with no call', async () => {
    const { currentPlant: it_, asked, state, cloud } = currentPlant()
    it_.select(null)
    expect(state().epoch).toBe(0)
    it_.select(plant(7))
    await asked()
    it_.select(null)
    expect(state()).toMatchObject({ plant: null, detail: 'idle', codes: [], fault: null })
    expect(cloud.to(C30)).toHaveLength(1)
  })

  it('S4-31 keeps the permissions when the same codes come again, and changes them when others come', async () => {
    const { currentPlant: it_, answer, state } = currentPlant()
    it_.select(plant(7))
    await answer(7, { id: 7, name: 'Before', externalRoleCode: [on('edit')] })
    const { epoch } = state()
    it_.refreshDetail()
    await answer(7, { id: 7, name: 'After', externalRoleCode: [on('edit')] })
    expect(state()).toMatchObject({ plant: { name: 'After' }, epoch })
    it_.refreshDetail()
    await answer(7, { id: 7, externalRoleCode: [on('read')] })
    expect(state().epoch).toBeGreaterThan(epoch)
    expect(state().codes.slice(1)).toEqual(['read'])
  })

  it('never becomes another plant by a wrong reply', async () => {
    const { currentPlant: it_, answer, state } = currentPlant()
    it_.select(plant(7))
    await answer(7, { id: 8, name: 'other' })
    expect(state().plant?.id).toBe(7)
  })

  it('S4-37 counts device refreshes and notifies its listeners', () => {
    const { currentPlant: it_, state } = currentPlant()
    const listener = vi.fn()
    const stop = it_.subscribe(listener)
    it_.refreshDevices()
    it_.refreshDevices()
    stop()
    it_.refreshDevices()
    expect(state().deviceRefresh).toBe(3)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('leaves no plant of a former identity', async () => {
    const { session, signedIn, currentPlant: it_, state } = currentPlant()
    await signedIn()
    it_.select(plant(7))
    await session.logout()
    expect(state()).toMatchObject({ plant: null, codes: [] })
  })

  it('asks for nothing again where there is no plant, nor where nothing failed or came yet', async () => {
    const { currentPlant: it_, answer, asked, state, cloud } = currentPlant()
    const again = async (times: number) => {
      await asked()
      expect(cloud.to(C30)).toHaveLength(times)
    }
    for (const ask of [it_.recheck, it_.retryDetail, it_.refreshDetail]) ask()
    await again(0)
    expect(state()).toMatchObject({ plant: null, detail: 'idle' })
    it_.select(plant(7))
    await again(1)
    it_.recheck()
    it_.retryDetail()
    await again(1)
    await answer(7, { id: 7 })
    it_.retryDetail()
    await again(1)
    expect(state().detail).toBe('ready')
    it_.recheck()
    await again(2)
    await answer(7, {}, 500)
    expect(state().detail).toBe('failed')
    it_.recheck()
    await again(2)
    it_.select(plant(7))
    expect(state()).toMatchObject({ detail: 'loading', fault: null })
    await again(3)
  })
})
