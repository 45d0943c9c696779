import { expect, it } from 'vitest'
import type { Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const AT = '/maintain-s/station/63400030/document'
const PAPER = { kind: 'WARRANTY', name: 'Inverter', url: '/store-s/object/x#w.pdf', expires: '2027-01-31' }

it('documents of a plant are added, changed and taken away by those who may change it, and read by all who see it', async () => {
  const { cloud, time } = aWorld()
  const owner = await cloud.signIn('owner')
  const viewer = await cloud.signIn('viewer')
  const listed = async () => (await viewer.get(AT)).json as unknown as Json[]
  expect(await listed()).toEqual([])
  const { json: made } = await owner.post(AT, PAPER)
  const added = { createdTime: time.now / 1000, createdBy: 'Robin Harbour' }
  expect(made).toEqual({ id: 1, ...PAPER, state: 'VALID', ...added })
  await owner.post(AT, { ...PAPER, name: 'Second', expires: null })
  const changed = { ...PAPER, kind: 'CONTRACT', expires: null }
  expect((await owner.post(`${AT}/1`, changed)).json).toEqual({ ...made, ...changed, state: 'NONE' })
  // What a change does not name stays.
  expect((await owner.post(`${AT}/1`, { name: 'Inverter 1' })).json).toMatchObject({
    ...changed,
    name: 'Inverter 1',
  })
  expect(await codeOf(owner.post(`${AT}/1`, { name: '' }))).toBe('17')
  expect((await listed()).map(({ id, name }) => [id, name])).toEqual([
    [1, 'Inverter 1'],
    [2, 'Second'],
  ])
  for (const refused of [viewer.post(AT, PAPER), viewer.post(`${AT}/1`, PAPER), viewer.delete(AT, [1])])
    expect(await codeOf(refused)).toBe('24')
  // All of them or none.
  expect(await codeOf(owner.delete(AT, [1, 7]))).toBe('18')
  expect(await listed()).toHaveLength(2)
  await owner.delete(AT, [1])
  expect((await listed()).map(({ id }) => id)).toEqual([2])
  expect(await codeOf(owner.post(`${AT}/1`, PAPER))).toBe('18')
  expect((await (await cloud.signIn('admin')).get('/maintain-s/station/63500002/document')).json).toEqual([])
})

it('a plant has a hundred documents and no more', async () => {
  const { cloud } = aWorld()
  const owner = await cloud.signIn('owner')
  for (let count = 1; count <= 100; count++) expect((await owner.post(AT, PAPER)).json['id']).toBe(count)
  expect(await codeOf(owner.post(AT, PAPER))).toBe('PARAM_ERROR')
  // One that is there can be changed all the same.
  expect((await owner.post(`${AT}/7`, { name: 'Seven' })).json).toMatchObject({ id: 7, name: 'Seven' })
})

it.each([
  ['a kind that is none', { ...PAPER, kind: 'SONG' }],
  ['a name that is too long', { ...PAPER, name: 'x'.repeat(101) }],
  ['no name', { ...PAPER, name: ' ' }],
  ['no file', { ...PAPER, url: null }],
  ['a file of somebody else', { ...PAPER, url: 'javascript:alert(1)' }],
  ['a day that is none', { ...PAPER, expires: '2026-02-30' }],
])('a document with %s is refused', async (_, body) => {
  const { cloud } = aWorld()
  const owner = await cloud.signIn('owner')
  expect(await codeOf(owner.post(AT, body))).toMatch(/^(PARAM_ERROR|17)$/)
  expect((await owner.get(AT)).json).toEqual([])
})

it.each([
  ['2026-06-17', 'EXPIRED'],
  ['2026-06-18', 'EXPIRING'],
  ['2026-08-17', 'EXPIRING'],
  ['2026-08-18', 'VALID'],
  [null, 'NONE'],
])('one whose last day is %s is %s on 18 June 2026 at its plant', async (expires, state) => {
  const { cloud, time } = aWorld()
  // At the plant the day begins two hours before that of UTC.
  time.now = Date.UTC(2026, 5, 17, 22)
  const owner = await cloud.signIn('owner')
  expect((await owner.post(AT, { ...PAPER, expires })).json).toMatchObject({ state })
})
