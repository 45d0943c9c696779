import type { Plugin } from 'vite'
import { TOKEN } from '../src/transport/cookie-names.ts'
import { toServed } from './applies.ts'

/** The name of the session's cookie, which index.html looks for before any script is there. */
export function sessionCookie(): Plugin {
  return {
    name: 'session-cookie',
    transformIndexHtml: (page) => page.replace('%TOKEN%', TOKEN),
  }
}

/** Where the cloud lives in the page there is no configuration to be waited for. */
export function deliveredTheme(): Plugin {
  return {
    name: 'delivered-theme',
    transformIndexHtml: (page) => page.replace('data-theme=""', 'data-theme="dark"'),
  }
}

/**
 * The loader of parts asks for no stylesheet that the page names; one that is switched off is not fetched. Asked for
 * once more, the first styles would come after those of a screen and win over them.
 */
const named = (link: string) => link.replace('<link ', '<link disabled ')

/** Styles of the first script stand in the page: as a file they would hold up the first paint. */
export function firstStyles(): Plugin {
  return {
    name: 'first-styles',
    apply: toServed,
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle }) =>
        page.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link: string, name: string) => {
          const file = bundle?.[name]
          return file?.type === 'asset' ? `${named(link)}<style>${String(file.source)}</style>` : link
        }),
    },
  }
}
