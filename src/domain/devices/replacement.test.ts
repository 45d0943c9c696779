import { expect, it } from 'vitest'
import type { DeviceNote } from './device-records'
import { lastReplacement, replacedText, replacementsIn } from './replacement'

const note = (
  at: number | null,
  before: string | null,
  after: string | null,
  kind: DeviceNote['kind'] = 'replaced',
) => ({ at, kind, before, after, person: 'Mika' }) satisfies DeviceNote

it.each([
  ['nothing', [], null],
  ['other things alone', [note(5, 'Roof', 'Barn', 'renamed'), note(4, null, 'OP1', 'added')], null],
  ['one', [note(5, 'OP1', 'OP2')], { at: 5, before: 'OP1', after: 'OP2' }],
  [
    'the newest first',
    [note(9, 'OP2', 'OP3'), note(5, 'OP1', 'OP2')],
    { at: 9, before: 'OP2', after: 'OP3' },
  ],
  [
    'the oldest first',
    [note(5, 'OP1', 'OP2'), note(9, 'OP2', 'OP3')],
    { at: 9, before: 'OP2', after: 'OP3' },
  ],
  ['an old one that is unknown', [note(5, null, 'OP2')], { at: 5, before: null, after: 'OP2' }],
  ['no time and no serial', [note(null, 'OP1', 'OP2'), note(5, 'OP1', null)], null],
])('of %s the last replacement is read', (_, notes, expected) => {
  expect(lastReplacement(notes)).toEqual(expected)
})

it('all of them are listed in the order of time', () => {
  const expected = replacementsIn([
    note(9, 'OP2', 'OP3'),
    note(7, 'Roof', 'Barn', 'renamed'),
    note(5, null, 'OP2'),
  ])
  expect(expected.map(replacedText)).toEqual(['-- → OP2', 'OP2 → OP3'])
})
