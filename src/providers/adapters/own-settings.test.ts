import { describe, expect, it } from 'vitest'
import { customAsk, refusal } from '../../../tests/support/custom-ask'
import { accountBaseCalls, accountCommonCalls, accountMessageCalls } from './account'
import { messagePlanCalls, planOfRecord } from './message-plan'
import { suggestionCalls } from './suggestions'

const LOGIN = 'GET /user-s/acc/org/login-user'
const UPDATE = 'POST /user-s/acc/update'
const ADA = { id: 1, name: 'Ada', username: 'ada', photo: '/p.jpg', lastLan: 'de', email: 'ada@x.org' }

describe('the own account', () => {
  const base = { id: 'own', photo: '/p.jpg', name: 'Ada', username: 'ada' }

  it.each([
    [
      { name: ' Ada ', photo: '/p.jpg', username: 'ada' },
      { name: 'Ada', photo: '/p.jpg', username: 'ada' },
    ],
    [
      { name: null, photo: '', username: ' ' },
      { name: '', photo: null, username: null },
    ],
  ])('has a name, a picture and a user name: %j', async (values, body) => {
    const { ask, sent } = customAsk({ [LOGIN]: { user: ADA }, [UPDATE]: ADA })
    expect(await accountBaseCalls.one?.('own', ask)).toEqual(base)
    expect(await accountBaseCalls.update?.('own', values, ask)).toEqual(base)
    expect(sent()[1]).toEqual([UPDATE, body])
  })

  it.each([
    [{ language: 'fr' }, { lastLan: 'fr' }],
    [{ temperatureUnit: 'F' }, { temperatureUnit: 'F' }],
    [
      { language: 'fr', temperatureUnit: 'C' },
      { lastLan: 'fr', temperatureUnit: 'C' },
    ],
    [{ language: '', temperatureUnit: 'K' }, {}],
  ])('has a language and a unit of temperatures: %j', async (values, body) => {
    const { ask, sent } = customAsk({ [LOGIN]: { user: ADA }, [UPDATE]: { ...ADA, temperatureUnit: 'F' } })
    expect(await accountCommonCalls.one?.('own', ask)).toEqual({ id: 'own', language: 'de', temperatureUnit: 'C' }) // oxfmt-ignore
    expect(await accountCommonCalls.update?.('own', values, ask)).toEqual({ id: 'own', language: 'de', temperatureUnit: 'F' }) // oxfmt-ignore
    expect(sent()[1]).toEqual([UPDATE, body])
  })

  it('is refused a language at the field of the language', async () => {
    const { ask } = customAsk({ [UPDATE]: refusal('PARAM_ERROR', { param: { field: 'lastLan' } }) })
    await expect(accountCommonCalls.update?.('own', { language: 'tlh' }, ask)).rejects.toMatchObject({
      fault: { body: { param: { field: 'language' } } },
    })
  })
})

describe('messages to oneself', () => {
  const PATH = '/message-s/setting'
  const known = { alertPush: 1, alertEmail: 0, noticePush: 1, levels: [1, 2, 9], quietFrom: '22:00', quietTo: '06:00' } // oxfmt-ignore
  const sides = { [`GET ${PATH}`]: known, 'GET /group-s/acc/my/info': { emailBound: 1 } }
  const record = { id: 'own', alertPush: true, alertEmail: false, noticePush: true, quietFrom: '22:00', quietTo: '06:00' } // oxfmt-ignore

  it('name their levels, and say whether there is an address for them', async () => {
    const { ask } = customAsk(sides)
    const one = await accountMessageCalls.one?.('own', ask)
    expect(one).toEqual({ ...record, levels: ['warning', 'fault'], emailBound: true })
  })

  it.each([
    [{}, known, null],
    [
      { alertPush: false, alertEmail: true, noticePush: false, emailBound: true },
      { ...known, alertPush: 0, alertEmail: 1, noticePush: 0 },
      true,
    ],
    [{ alertPush: 0, levels: ['fault', 'information', 'x'] }, { ...known, levels: [0, 2] }, null],
    [{ levels: [], quietFrom: '23:00', quietTo: '07:00' }, { ...known, levels: [], quietFrom: '23:00', quietTo: '07:00' }, null], // oxfmt-ignore
    [{ quietFrom: null, emailBound: false }, known, false],
  ])('keep what the change %j does not name', async (values, body, emailBound) => {
    const { ask, sent } = customAsk({ ...sides, [`POST ${PATH}`]: known })
    const saved = await accountMessageCalls.update?.('own', values, ask)
    expect(saved).toEqual({ ...record, levels: ['warning', 'fault'], emailBound })
    expect(sent()[1]).toEqual([`POST ${PATH}`, body])
  })
})

describe('the plan of messages', () => {
  const PATH = '/message-s/setting/plan'
  const none = { safety: [], fault: [], warning: [], information: [], notice: [] }
  const known = {
    channels: { ...none, safety: ['inApp', 'sms'], fault: ['push'] },
    withoutSafety: 0,
    plants: [7, 9],
    tags: ['roof'],
    quietFrom: '22:00',
    quietTo: '06:00',
    digest: 'daily',
  }
  const record = { id: 'own', ...known.channels, ...known, channels: undefined, withoutSafety: false, plants: ['7', '9'] } // oxfmt-ignore

  it.each([
    [{}, known],
    [{ fault: ['sms', 'email', 'post'], plants: ['8', 'x', 9] }, { ...known, channels: { ...known.channels, fault: ['email', 'sms'] }, plants: [8] }], // oxfmt-ignore
    [{ withoutSafety: true, tags: 'roof', digest: 'hourly' }, { ...known, withoutSafety: 1, tags: [], digest: 'none' }], // oxfmt-ignore
    [
      { quietFrom: ' ', quietTo: null, withoutSafety: 1 },
      { ...known, quietFrom: null, quietTo: null },
    ],
  ])('is saved whole: the change %j', async (values, body) => {
    const { ask, sent } = customAsk({ [`GET ${PATH}`]: known, [`POST ${PATH}`]: known })
    expect(await messagePlanCalls.one?.('own', ask)).toEqual(record)
    expect(await messagePlanCalls.update?.('own', values, ask)).toEqual(record)
    expect(sent()[2]).toEqual([`POST ${PATH}`, body])
  })

  it('of an empty form sends nothing and keeps quiet never', () =>
    expect(planOfRecord({})).toEqual({
      ...{ channels: none, withoutSafety: false, plants: [], tags: [] },
      ...{ quietFrom: null, quietTo: null, digest: 'none' },
    }))
})

describe('suggestions', () => {
  const PATH = '/backyard-api-s/suggestion'

  it.each([
    [true, [[`GET ${PATH}?page=1&size=100`]], [{ id: 4, content: 'More sun' }]],
    [false, [], []],
  ])('are listed where the server keeps them: %s', async (held, asked, rows) => {
    const capable = (name: string) => Promise.resolve(held && name === 'suggestions')
    const replies = { [`GET ${PATH}`]: { total: 1, data: [{ id: 4, content: 'More sun' }] } }
    const { ask, sent } = customAsk(replies, { capable })
    expect(await suggestionCalls.list?.(ask)).toMatchObject(rows)
    expect(sent()).toEqual(asked)
  })

  const said = { content: ' More sun ', images: ['/a.jpg', 7], type: 'IDEA', page: '/plants', version: '1.2' }
  const blank = { content: '', images: [], type: null, page: null, version: null }

  it.each([
    [said, ADA, { ...said, content: 'More sun', contact: 'ada@x.org', images: ['/a.jpg', '7'] }],
    [{}, { phoneNumber: '+49 1' }, { ...blank, contact: '+49 1' }],
    [{ images: '/a.jpg' }, {}, { ...blank, contact: '' }],
  ])('%j come from somebody who can be answered', async (values, user, body) => {
    const { ask, sent } = customAsk({ [LOGIN]: { user }, [`POST ${PATH}`]: {} })
    expect(await suggestionCalls.create?.(values, ask)).toBe(values)
    expect(sent()[1]).toEqual([`POST ${PATH}`, body])
  })
})
