import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = 'tests/bench/by-hand'

/** Lines with something on them. */
const count = (text) => text.split('\n').filter((line) => line.trim() !== '').length

/** The resource of the README as a declaration and written by hand with refine's hooks; words are in neither count. */
export function benchLines() {
  const declared = /```ts\n([^]*?)```/.exec(readFileSync('README.md', 'utf8'))?.[1]
  if (declared === undefined) throw new Error('the README shows no declaration')
  const files = readdirSync(FOLDER).filter((name) => !name.includes('.test.'))
  const byHand = files.reduce((sum, name) => sum + count(readFileSync(`${FOLDER}/${name}`, 'utf8')), 0)
  return { declared: count(declared), byHand }
}
