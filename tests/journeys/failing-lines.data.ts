import { go } from '../support/go'
import { FULL } from '../support/walk'
import { WRITES } from './failing-writes.data'
import { codeOfKey, codeOfLetter, type FailingWrite } from './write-parts'

/** Everything is there already. */
const nothing = () => Promise.resolve()

/** By way of another screen: what the write before it left open is gone. */
export const elsewhere = () => go('/account/settings/about')

/** A write by its name, or with what is left to do after the one before it. */
export const write = (name: string, after?: Partial<FailingWrite>): FailingWrite => {
  const found = WRITES.find((one) => one.name === name)
  if (found === undefined) throw new Error(`no write is called ${name}`)
  return { ...found, ...after }
}

/** Each write once; those of a line follow each other in one console. */
const IN_ONE: readonly (readonly FailingWrite[])[] = [
  [
    write('the end of a session'),
    write('a second step, begun'),
    write('a second step, confirmed', { open: codeOfKey }),
    write('another password', { given: elsewhere }),
  ],
  [
    write('other recovery codes'),
    write('a token'),
    write('a token that is revoked', { given: undefined }),
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
    write('the second step of a cancellation', { open: nothing }),
    write('the third step of a cancellation', { open: nothing }),
    write('the code of a cancellation', { open: nothing }),
    write('a cancellation', { open: codeOfLetter }),
  ],
]

/** With every failure, as a walk has them, each write has a console of its own. */
export const LINES = FULL ? WRITES.map((one) => [one]) : IN_ONE
