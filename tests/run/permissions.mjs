import { spawnSync } from 'node:child_process'

/* Writes `.github/PERMISSIONS.md` anew from the declarations. */
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'node',
    'tests/contract/permission-document.test.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, PERMISSIONS: 'write' } },
)
process.exitCode = status ?? 1
