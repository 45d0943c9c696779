import { finish, runAll, statics, vitest } from './steps.mjs'

finish(await runAll([vitest('node'), ...statics, vitest('jsdom')]))
