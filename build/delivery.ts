import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { NONCE, securityHeaders, STRICT_TRANSPORT } from '../mocks/security-headers.ts'
import { toServed } from './applies.ts'

/** Writes `.br` and `.gz` beside every text file, so that a server need not compress while people wait. */
export function precompress(): Plugin {
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  return {
    name: 'precompress',
    apply: toServed,
    async writeBundle(options) {
      const folder = options.dir ?? 'dist/web'
      const names = await readdir(folder, { recursive: true })
      const texts = names.filter((name) => /\.(js|css|html|svg|json)$/.test(name))
      for (const name of texts) {
        const path = join(folder, name)
        const bytes = await readFile(path)
        await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }))
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 10 }
        await writeFile(`${path}.br`, await brotli(bytes, { params: quality }))
      }
    },
  }
}

/** Writes the example of a reverse proxy beside the files, with the headers that this very build needs. */
export function proxyExample(): Plugin {
  return {
    name: 'proxy-example',
    apply: toServed,
    async writeBundle(options) {
      const folder = options.dir ?? 'dist/web'
      const page = await readFile(join(folder, 'index.html'), 'utf8')
      const headers = Object.entries({ ...securityHeaders(page, '$request_id'), ...STRICT_TRANSPORT }).map(
        ([name, value]) => `    add_header ${name} "${value}" always;`,
      )
      const example = await readFile('reverse-proxy.conf', 'utf8')
      await writeFile(
        join(folder, '..', 'reverse-proxy.conf'),
        example.replace('@HEADERS@', headers.join('\n')).replace('@NONCE@', NONCE),
      )
    },
  }
}
