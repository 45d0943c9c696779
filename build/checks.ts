import type { Plugin } from 'vite'
import { toConsole, toServed } from './applies.ts'

/**
 * What asks and what is painted first must not wait for React, which comes along with a single import of it, nor for a
 * declaration, which takes the rules of its fields along.
 */
export function bootWithoutReact(): Plugin {
  return {
    name: 'boot-without-react',
    apply: toServed,
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.moduleIds.some((id) => id.endsWith('/src/app/main.ts'))) continue
        const react = file.moduleIds.find((id) => /\/node_modules\/react(-dom)?\//.test(id))
        if (react !== undefined) this.error(`the first script has ${react}`)
        const declared = file.moduleIds.find((id) => /\/resources\/(?!first-)[\w-]+\.ts$/.test(id))
        if (declared !== undefined) this.error(`the first script has ${declared}`)
        const others = file.imports.filter((name) => !name.includes('rolldown-runtime'))
        if (others.length > 0) this.error(`the first script waits for ${others.join()}`)
      }
    },
  }
}

/** Scripts that import each other in a circle run before what they need is there. */
export function scriptsWithoutCircles(): Plugin {
  return {
    name: 'scripts-without-circles',
    apply: toConsole,
    generateBundle(_options, bundle) {
      const done = new Set<string>()
      const walk = (name: string, way: readonly string[]) => {
        if (way.includes(name)) this.error(`scripts in a circle: ${[...way, name].join(' > ')}`)
        const file = bundle[name]
        if (done.has(name) || file?.type !== 'chunk') return
        for (const one of file.imports) walk(one, [...way, name])
        done.add(name)
      }
      const worker = bundle['sw.js']
      if (worker?.type === 'chunk' && worker.imports.length > 0)
        this.error(`a worker is one file, and needs ${worker.imports.join()}`)
      for (const name of Object.keys(bundle)) walk(name, [])
    },
  }
}
