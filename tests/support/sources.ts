import { readdirSync, readFileSync } from 'node:fs'

/** Every file of TypeScript below a folder of the project, tests as well: its path and its text. */
export const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') }))
