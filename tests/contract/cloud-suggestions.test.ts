import { expect, it } from 'vitest'
import { rows } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const PATH = '/backyard-api-s/suggestion'

it('S7-125 S2-36 a suggestion is kept once, is one’s own, and is read within a day', async () => {
  const { cloud, seconds } = aWorld()
  const [owner, weak] = [await cloud.signIn('owner'), await cloud.signIn('weak')]
  const idea = { content: 'Larger', contact: 'me', type: 'WISH', page: '/plant', version: '1.7.1', images: ['x'] }
  await owner.post(PATH, idea)
  await owner.post(PATH, idea)
  const shown = async () => rows((await (await cloud.signIn('owner')).get(PATH)).json)
  expect(await shown()).toMatchObject([{ content: 'Larger', type: 'WISH', state: 'RECEIVED', images: [] }])
  expect(rows((await weak.get(PATH)).json)).toEqual([])
  seconds(86_400)
  expect(await shown()).toMatchObject([{ state: 'READ' }])
  const again = await cloud.signIn('owner')
  await again.post(PATH, idea)
  expect(await shown()).toHaveLength(2)
  expect(await codeOf(again.post(PATH, { content: '  ' }))).toBe('17')
}) // oxfmt-ignore
