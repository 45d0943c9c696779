import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const sizeOf = (file) => statSync(file).size

/** What a file takes, by its length and by that of the data that it reads beside it: a line of either is a step or a case. */
function weightOf(file) {
  const text = readFileSync(file, 'utf8')
  const data = `${basename(file).replace(/\.test\.tsx?$/, '')}.data`
  const beside = readdirSync(dirname(file)).filter((one) => one.startsWith(`${data}.ts`))
  return text.includes(`./${data}'`)
    ? beside.reduce((sum, one) => sum + sizeOf(join(dirname(file), one)), text.length)
    : text.length
}

/** Tests below a folder in parts that end together: the heaviest first, each to the part that has the least so far. */
export function evenParts(folder, count) {
  const parts = Array.from({ length: count }, () => ({ weight: 0, files: [] }))
  const weighed = readdirSync(folder, { recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .map((file) => ({ file, weight: weightOf(file) }))
    .sort((a, b) => b.weight - a.weight || (a.file < b.file ? -1 : 1))
  for (const { file, weight } of weighed) {
    const least = parts.reduce((one, other) => (other.weight < one.weight ? other : one))
    least.files.push(file)
    least.weight += weight
  }
  return parts.map(({ files }) => files)
}
