import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { COST, type Derive, KEY_BYTES } from './cloud/people/kept-password'

const inThreads = promisify<string, string, number, object, Buffer>(scrypt)

/** On a thread of Node's pool: the server answers others meanwhile, and it takes a third of the time. */
export const derivedInThreads: Derive = async (password, salt) =>
  (await inThreads(password, salt, KEY_BYTES, COST)).toString('hex')
