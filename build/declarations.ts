import { type Plugin, runnerImport } from 'vite'
import { toConsole } from './applies.ts'

/** Refuses to build what the checks of declarations refuse, with resource, part and the nearest right word. */
export function declarationsChecked(): Plugin {
  return {
    name: 'declarations-checked',
    apply: toConsole,
    async buildStart() {
      const { module } = await runnerImport<{ check(): void }>('/resources/tools/checked.ts')
      module.check()
    },
  }
}
