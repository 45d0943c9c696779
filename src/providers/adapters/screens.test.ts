import { describe, expect, it } from 'vitest'
import { customAsk, refusal } from '../../../tests/support/custom-ask'
import { USUAL_WALL } from '../../domain/fleet/wall'
import { screenCalls } from './screens'

const T = 1_768_292_700
const DAY = 86_400
const PATH = '/backyard-api-s/screen'
const ROW = { id: 4, name: 'Hall', plants: 3, changedTime: T }
const content = (values: object) => JSON.stringify(values)
const DARK = { panels: ['states'], rotation: 60, own: 'kept' }
const sentContent = (body: unknown) => JSON.parse((body as { content: string }).content) as unknown

describe('wall displays', () => {
  it.each([
    ['NONE', {}],
    ['NONE', { linkPaused: 1 }],
    ['VALID', { linkExpiresTime: T + 90 * DAY }],
    ['VALID', { linkExpiresTime: T + 90 * DAY, linkPaused: 0 }],
    ['PAUSED', { linkExpiresTime: T + 90 * DAY, linkPaused: 1 }],
    ['EXPIRING', { linkExpiresTime: T + DAY }],
    ['PAUSED', { linkExpiresTime: T + DAY, linkPaused: true }],
    ['EXPIRED', { linkExpiresTime: T }],
    ['EXPIRED', { linkExpiresTime: T - 1, linkPaused: 1 }],
  ])('have a link that is %s: %j', async (link, more) => {
    const { ask } = customAsk({ [`GET ${PATH}`]: [{ ...ROW, ...more }] })
    expect(await screenCalls.list?.(ask)).toMatchObject([{ id: 4, link }])
  })

  it('say how they are set up, and to which addresses their link is limited', async () => {
    const rows = [
      { ...ROW, content: content(DARK), linkAddresses: ['10.0.0.1', '10.0.0.2'] },
      { ...ROW, id: 5 },
    ]
    const { ask } = customAsk({ [`GET ${PATH}`]: rows })
    const [first, second] = (await screenCalls.list?.(ask)) ?? []
    expect(first).toMatchObject({ name: 'Hall', plants: 3, changed: T, panels: ['states'], rotation: 60 })
    expect(first).toMatchObject({ linkReach: 'ADDRESSES', linkAddresses: '10.0.0.1, 10.0.0.2', zone: 'Europe/Berlin' }) // oxfmt-ignore
    expect(first).not.toHaveProperty('content')
    expect(second).toMatchObject({ ...USUAL_WALL, linkReach: 'ANYBODY', linkAddresses: null })
  })

  it.each([
    [{ name: ' Hall ', rotation: 60 }, 'Hall', { ...USUAL_WALL, rotation: 60 }],
    [{}, '', USUAL_WALL],
  ])('are made from %j', async (values, name, wall) => {
    const { ask, sent } = customAsk({ [`POST ${PATH}`]: ROW })
    expect(await screenCalls.create?.(values, ask)).toMatchObject({ id: 4, zone: 'Europe/Berlin', link: 'NONE' }) // oxfmt-ignore
    const [line, body] = sent()[0] ?? []
    expect([line, body]).toEqual([`POST ${PATH}`, { name, content: content(sentContent(body) as object) }])
    expect(sentContent(body)).toEqual(wall)
  })

  it.each([
    ['4', { masked: true }, 'Hall', { ...USUAL_WALL, ...DARK, masked: true }],
    [4, { name: 'Foyer', rotation: 90 }, 'Foyer', { ...USUAL_WALL, ...DARK, rotation: 90 }],
    ['6', {}, '', USUAL_WALL],
  ])('%s keeps what a change %j does not name', async (id, values, name, wall) => {
    const rows = [
      { ...ROW, id: 5, name: 'Yard', content: content({ rotation: 10 }) },
      { ...ROW, content: content(DARK) },
    ]
    const { ask, sent } = customAsk({ [`GET ${PATH}`]: rows, [`POST ${PATH}`]: ROW })
    expect(await screenCalls.update?.(id, values, ask)).toMatchObject({ id: 4, link: 'NONE' })
    const [, body] = sent()[1] ?? []
    expect(body).toMatchObject({ id: Number(id), name })
    expect(sentContent(body)).toEqual(wall)
  })

  it.each([
    ['pause', { paused: true }],
    ['resume', { paused: false }],
    ['revoke', { expiresTime: null }],
  ])('%s their link one by one', async (name, body) => {
    const { ask, sent } = customAsk({ [`POST ${PATH}/4/link`]: ROW, [`POST ${PATH}/5/link`]: refusal('24') })
    const outcomes = await screenCalls.actions?.[name]?.({ ids: ['4', 5], input: {} } as never, ask)
    expect(outcomes?.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['4', 'done'],
      [5, 'failed'],
    ])
    expect(sent()[0]).toEqual([`POST ${PATH}/4/link`, body])
  })

  it('are removed together', async () => {
    const { ask, sent } = customAsk({ [`DELETE ${PATH}`]: {} })
    expect(await screenCalls.remove?.(['4', 5], ask)).toMatchObject([
      { outcome: 'done' },
      { outcome: 'done' },
    ])
    expect(sent()).toEqual([[`DELETE ${PATH}`, [4, 5]]])
  })
})
