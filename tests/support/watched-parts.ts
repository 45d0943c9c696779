import { vi } from 'vitest'

/* The console as it is shipped, some parts of which are counted or come late. One process has them for all its tests. */

/** How long a part of a screen is on its way the first time: later than the first calls, as over a slow line, ms. */
const ON_ITS_WAY = 300

vi.mock(import('../../src/app/layout/shell'), async (original) => {
  const { Shell } = await original()
  const { counted } = await import('./watched')
  return { Shell: counted('shell', Shell) }
})
vi.mock(import('../../src/app/layout/top-bar'), async (original) => {
  const { TopBar } = await original()
  const { counted } = await import('./watched')
  return { TopBar: counted('bar', TopBar) }
})
vi.mock(import('../../src/app/layout/rail'), async (original) => {
  const { Rail } = await original()
  const { counted } = await import('./watched')
  return { Rail: counted('rail', Rail) }
})

vi.mock(import('../../src/providers/authorizer'), async (original) => {
  const { createAuthorizer } = await original()
  const { watched } = await import('./watched')
  return {
    createAuthorizer: async (...given) => {
      if (watched.judging > 0) await new Promise((resolve) => setTimeout(resolve, watched.judging))
      return createAuthorizer(...given)
    },
  }
})

vi.mock(import('../../src/kit/parts/lazy-part'), async (original) => {
  const part = await original()
  const { watched } = await import('./watched')
  return {
    ...part,
    lazyPart: (load) =>
      part.lazyPart(async () => {
        if (String(load).includes('alarms/assign')) await watched.assigning.there
        else await new Promise((resolve) => setTimeout(resolve, ON_ITS_WAY))
        return load()
      }),
  }
})
