import { declarations, finish, runAll, statics, vitest } from './steps.mjs'

finish(await runAll([...statics(), declarations, vitest('node', { files: ['tests/architecture'] })], 2))
