import { finish, runAll, statics, vitest } from './steps.mjs'

finish(await runAll([vitest('jsdom'), ...statics, vitest('node')]))
