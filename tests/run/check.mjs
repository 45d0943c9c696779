import { finish, quickStatics, runAll, vitest } from './steps.mjs'

finish(await runAll([...quickStatics, vitest('node', '1/1', ['tests/architecture'])], 2))
