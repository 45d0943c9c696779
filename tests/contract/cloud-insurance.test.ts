import { describe, expect, it } from 'vitest'
import { rows } from './cloud-client'
import type { Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const HOME = 63400030

describe('S1-67 S2-26 insurance', () => {
  it('a quote keeps whether the alarm history goes along; asked with another answer it is another quote', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const ask = async (more: Json = {}) =>
      (await owner.post('/maintain-s/insurance/quote', { stationId: HOME, coverId: 'YIELD', ...more })).json
    const silent = await ask()
    expect(silent['alarmHistory']).toBe(false)
    const told = await ask({ alarmHistory: true })
    expect(told).toMatchObject({ alarmHistory: true })
    expect(told['id']).not.toBe(silent['id'])
    // Only a plain yes is one.
    expect((await ask({ alarmHistory: 'no' }))['id']).toBe(silent['id'])
    const list = rows((await owner.get('/maintain-s/insurance/quote')).json)
    expect(list.map(({ alarmHistory }) => alarmHistory)).toEqual([true, false])
  })

  it('quotes after a while, and asks once', async () => {
    const { cloud, seconds } = aWorld()
    const owner = await cloud.signIn('owner')
    const ask = () => owner.post('/maintain-s/insurance/quote', { stationId: HOME, coverId: 'YIELD' })
    const first = (await ask()).json
    expect(first).toMatchObject({ state: 'REQUESTED', premium: null })
    expect((await ask()).json['id']).toBe(first['id'])
    seconds(600)
    const [quote] = rows((await owner.get('/maintain-s/insurance/quote')).json)
    expect(quote).toMatchObject({ id: first['id'], state: 'OFFERED', premium: 52.92 })
  })

  it('a claim is a draft until it is handed in, and then stays as it is', async () => {
    const { cloud, seconds } = aWorld()
    const owner = await cloud.signIn('owner')
    const save = (more: Json) =>
      owner.post('/maintain-s/insurance/claim', { stationId: HOME, coverId: 'THEFT', ...more })
    const { id } = (await save({ text: 'A module' })).json
    expect((await save({ id, text: 'Two modules' })).json).toMatchObject({ id, state: 'DRAFT' })
    expect(await codeOf(save({ id, text: ' ', submit: true }))).toBe('17')
    expect((await save({ id, text: 'Two modules', submit: true })).json['state']).toBe('SUBMITTED')
    expect(await codeOf(save({ id, text: 'Three' }))).toBe('24')
    seconds(1800)
    const list = rows((await owner.get('/maintain-s/insurance/claim')).json)
    expect(list).toMatchObject([{ id, state: 'REVIEWING', text: 'Two modules' }])
    expect(await codeOf(save({ id: 1, text: 'x' }))).toBe('18')
  })
})
