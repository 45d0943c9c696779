import { check as checkDeclarations } from '../../src/schema/checks'
import { access } from '../access'
import { resources } from '../index'

/** What the build refuses. `vite.config.ts` loads it by its path. */
export const check = (): void => checkDeclarations(resources, access)
