import { screen } from '@testing-library/react'
import { go } from '../support/go'
import { FULL, walked } from '../support/walk'
import { WRITES } from './failing-writes.data'
import type { RenderedApp } from '../support/render-app'
import { codeOfKey, codeOfLetter, type FailingWrite, press } from './write-parts'

/** By way of another screen: what the write before it left open is gone. */
export const elsewhere = () => go('/account/settings/about')

/** A write by its name, or with what is left to do after the one before it. */
export const write = (name: string, after?: Partial<FailingWrite>): FailingWrite => {
  const found = WRITES.find((one) => one.name === name)
  if (found === undefined) throw new Error(`no write is called ${name}`)
  return { ...found, ...after }
}

/** Steps of a cancellation on the way from its first one to this. */
const onTo =
  (...steps: readonly string[]) =>
  async (app: RenderedApp) => {
    for (const next of steps) {
      await press(app, 'Next')
      await screen.findByRole('heading', { name: next, level: 2 })
    }
  }

/** Each write once; those of a line follow each other in one console. */
const IN_ONE: readonly (readonly FailingWrite[])[] = [
  [
    write('a second step, begun'),
    write('a second step, confirmed', { open: codeOfKey }),
    write('another password', { given: elsewhere }),
  ],
  [
    write('other recovery codes'),
    write('a token that is revoked'),
    write('a suggestion'),
    write('an export of the account'),
  ],
  [
    write('a second step, off'),
    write('a quote'),
    write('a claim, written'),
    write('a claim, sent', { given: undefined }),
    write('a test message'),
    write('settings of messages'),
  ],
  [
    write('the first step of a cancellation'),
    write('the code of a cancellation', { open: onTo('Do you take your data along?', 'Is it you?') }),
    write('a cancellation', { open: codeOfLetter }),
  ],
]

/** Made by the same code as another step, or by a dialog that `dialogs-that-write.test.tsx` goes through. */
const ELSEWHERE = new Set([
  'the end of a session',
  'a token',
  'the second step of a cancellation',
  'the third step of a cancellation',
])
/** Those that stand in a line. */
export const KEPT = walked(WRITES, ({ name }) => !ELSEWHERE.has(name))

/** With every failure, as a walk has them, each write has a console of its own. */
export const LINES = FULL ? WRITES.map((one) => [one]) : IN_ONE
