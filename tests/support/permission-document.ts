import { readFileSync } from 'node:fs'

/**
 * `alerts close` to whether it is granted, for one column of the document that console and cloud agree on. Throws for
 * an account that the document does not name.
 */
export function granted(title: string): ReadonlyMap<string, boolean> {
  const lines = readFileSync('.github/PERMISSIONS.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const at = lines[0]?.indexOf(title) ?? -1
  if (at < 1) throw new Error(`PERMISSIONS.md has no column ${title}`)
  return new Map(lines.slice(2).map((cells) => [`${cells[1]} ${cells[2]}`, cells[at] === 'yes']))
}
