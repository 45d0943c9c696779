import { createHash } from 'node:crypto'
import type { Derive } from '../../mocks/cloud/people/kept-password'

/** As long a key as that of `scrypt`, which takes 50 ms on purpose: for tests that are not about how passwords are kept. */
export const derivedQuickly: Derive = (password, salt) =>
  Promise.resolve(createHash('sha256').update(`${salt}|${password}`).digest('hex'))
