import { describe, expect, it } from 'vitest'
import type { Call } from '../../transport/call'
import { FaultError } from '../../transport/fault-error'
import type { CustomAsk } from '../custom-source'
import { customAsk } from '../../../tests/support/custom-ask'
import { alertRuleCalls, blockRule, unblockRule } from './alert-rules'

const OLD = { id: 3, ruleId: 8801, deviceType: 'INVERTER', stationId: 7, createdDate: 100 }
const NEW = { ruleId: '8807', deviceType: 'GATEWAY', plantId: null, until: null, replace: 3 }
const refusal = new FaultError({ kind: 'rejected', code: '37', status: 400, body: null })

/** A server that keeps rules; `fails` refuses a call by what it asks for. */
function serverWith(options: { capable: boolean; fails?: (asked: string) => boolean }) {
  const asked: string[] = []
  const send = <T>({ method, path, body, read }: Call<T>): Promise<T> => {
    const line = `${method} ${path.split('/').at(-1)} ${JSON.stringify(body ?? null)}`
    asked.push(line)
    return options.fails?.(line)
      ? Promise.reject(refusal)
      : Promise.resolve(read(method === 'GET' ? [OLD] : {}))
  }
  const ask = { send, capable: () => Promise.resolve(options.capable) } as unknown as CustomAsk
  return { ask, asked }
}

const BLOCK_NEW = 'POST shield {"ruleId":8807,"deviceType":"GATEWAY","stationId":null}'
const BLOCK_OLD = 'POST shield {"ruleId":8801,"deviceType":"INVERTER","stationId":7}'

describe('a block rule in place of another', () => {
  it('is one step where the server can exchange them', async () => {
    const { ask, asked } = serverWith({ capable: true })
    await blockRule(NEW, ask)
    expect(asked).toEqual([BLOCK_NEW.replace('}', ',"replaces":3}')])
  })

  it('comes after the old one is lifted on a server that cannot', async () => {
    const { ask, asked } = serverWith({ capable: false })
    await blockRule(NEW, ask)
    expect(asked).toEqual(['GET list null', 'DELETE shield [3]', BLOCK_NEW])
  })

  it('leaves the old one in force when it is refused', async () => {
    const { ask, asked } = serverWith({ capable: false, fails: (line) => line === BLOCK_NEW })
    await expect(blockRule(NEW, ask)).rejects.toBe(refusal)
    expect(asked.slice(2)).toEqual([BLOCK_NEW, BLOCK_OLD])
  })

  it('is not tried when the old one cannot be lifted', async () => {
    const { ask, asked } = serverWith({ capable: false, fails: (line) => line.startsWith('DELETE') })
    await expect(blockRule(NEW, ask)).rejects.toBe(refusal)
    expect(asked).toHaveLength(2)
  })

  it('reports why it failed, not that the old one could not come back', async () => {
    const { ask } = serverWith({ capable: false, fails: (line) => line.startsWith('POST') })
    await expect(blockRule(NEW, ask)).rejects.toBe(refusal)
  })
})

it('a block rule alone is one call', async () => {
  const { ask, asked } = serverWith({ capable: false })
  await blockRule({ ...NEW, replace: null, until: 900 }, ask)
  expect(asked).toEqual([BLOCK_NEW.replace('}', ',"until":900}')])
})

describe('16: a block that is taken back', () => {
  const same = { ruleId: '8801', deviceType: 'INVERTER', plantId: 7, until: null }

  it('lifts the rule that it made', async () => {
    const { ask, asked } = serverWith({ capable: true })
    await unblockRule(same, ask)
    expect(asked).toEqual(['GET list null', 'DELETE shield [3]'])
  })

  it('brings back in one step what made room for it', async () => {
    const { ask, asked } = serverWith({ capable: true })
    const replaced = { ruleId: '8807', deviceType: 'GATEWAY', plantId: null, until: 900 }
    await unblockRule({ ...same, replace: 5, replaced }, ask)
    expect(asked).toEqual(['GET list null', BLOCK_NEW.replace('}', ',"until":900,"replaces":3}')])
  })

  it('leaves other rules alone when somebody has lifted it', async () => {
    const { ask, asked } = serverWith({ capable: true })
    await unblockRule({ ...same, plantId: null }, ask)
    expect(asked).toEqual(['GET list null'])
  })
})

describe('rules that are there', () => {
  const SHIELD = '/maintain-s/operating/alert/shield'
  const at = { createdDate: 1_768_292_700, until: 1_768_392_700, createdBy: 'Bo', hitsOfWeek: 4 }

  it('are named by their alarm, with the plant that they are for', async () => {
    const rows = [
      { ...OLD, ...at, showName: 'Fan', stationName: 'Pier' },
      { id: 4, ruleId: 8807 },
    ]
    const { ask } = customAsk({ [`GET ${SHIELD}/list`]: rows })
    expect(await alertRuleCalls.list?.(ask)).toEqual([
      {
        ...{ id: 3, alarm: 'Fan', deviceType: 'INVERTER', scope: 'one', plant: 'Pier', plantId: 7 },
        ...{ ruleId: '8801', until: at.until, zone: 'Europe/Berlin', created: at.createdDate },
        ...{ createdBy: 'Bo', hits: 4 },
      },
      {
        ...{ id: 4, alarm: '8807', deviceType: null, scope: 'all', plant: null, plantId: null },
        ...{ ruleId: '8807', until: null, zone: 'Europe/Berlin', created: null, createdBy: null, hits: null },
      },
    ])
  })

  it('are lifted together', async () => {
    const { ask, sent } = customAsk({ [`DELETE ${SHIELD}`]: {} })
    expect(await alertRuleCalls.remove?.(['3', 4], ask)).toMatchObject([
      { id: '3', outcome: 'done' },
      { id: 4, outcome: 'done' },
    ])
    expect(sent()).toEqual([[`DELETE ${SHIELD}`, [3, 4]]])
  })

  it.each([
    ['block', { ruleId: ' 8807 ', until: 9 }, [[`POST ${SHIELD}`, { ruleId: 8807, deviceType: null, stationId: null, until: 9 }]]], // oxfmt-ignore
    ['block', {}, [[`POST ${SHIELD}`, { ruleId: '', deviceType: null, stationId: null }]]],
    ['unblock', { ruleId: '8801', deviceType: 'INVERTER', plantId: 7 }, [[`GET ${SHIELD}/list?language=de`], [`DELETE ${SHIELD}`, [3]]]], // oxfmt-ignore
    ['unblock', { ruleId: '8807', deviceType: 'INVERTER', plantId: 7 }, [[`GET ${SHIELD}/list?language=de`]]],
    ['unblock', { ruleId: '8801', deviceType: 'GATEWAY', plantId: 7 }, [[`GET ${SHIELD}/list?language=de`]]],
    ['unblock', { ruleId: '8801', deviceType: 'INVERTER', plantId: 8 }, [[`GET ${SHIELD}/list?language=de`]]],
  ])('%s %j is no step with a record', async (name, input, calls) => {
    const { ask, sent } = customAsk({ [`GET ${SHIELD}/list`]: [OLD], [`POST ${SHIELD}`]: {}, [`DELETE ${SHIELD}`]: {} }) // oxfmt-ignore
    expect(await alertRuleCalls.actions?.[name]?.({ ids: [], input } as never, ask)).toEqual([])
    expect(sent()).toEqual(calls)
  })

  it.each([
    ['nobody has any more', [], 1],
    ['is one of others', [{ ...OLD, id: 4 }], 1],
    ['has no number of its own', [{ id: 3 }], 1],
    ['is there', [OLD], 2],
  ])('a rule that makes room and %s comes back where it can', async (_, rules, blocked) => {
    const server = customAsk(
      { [`GET ${SHIELD}/list`]: rules, [`DELETE ${SHIELD}`]: {}, [`POST ${SHIELD}`]: refusal },
      { capable: (name) => Promise.resolve(name !== 'alertShieldPreview') },
    )
    await expect(blockRule(NEW, server.ask)).rejects.toBe(refusal)
    const lines = server.sent().map(([line]) => line)
    expect(lines.filter((line) => line === `POST ${SHIELD}`)).toHaveLength(blocked)
    const isThere = rules.some(({ id }) => id === 3)
    expect(lines.includes(`DELETE ${SHIELD}`)).toBe(isThere)
  })
})
