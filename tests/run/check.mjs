import { finish, quickStatics, runAll, vitest } from './steps.mjs'

finish(await runAll([...quickStatics, vitest('node', '', ['tests/architecture'])], 2))
