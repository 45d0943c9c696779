/** Who may import whom (README, "Layers"). Judged on the resolved graph. */
const layer = (name, path, own, packages) => [
  {
    name: `${name}: own code`,
    comment: `${name} may import only: ${own.join(', ') || 'nothing of ours'}`,
    severity: 'error',
    from: { path, pathNot: '\\.test\\.tsx?$' },
    to: { path: '^(src|resources|mocks|tests)/', pathNot: own },
  },
  {
    name: `${name}: packages`,
    comment: `${name} may import only: ${packages.join(', ') || 'no package'}`,
    severity: 'error',
    from: { path, pathNot: '\\.test\\.tsx?$' },
    to: {
      path: ['^node_modules/', '^[a-z@][^./]*$'],
      pathNot: ['^(src|resources|mocks|tests)/', ...packages],
    },
  },
]

const pkg = (...names) => names.map((name) => `node_modules/${name}/`)
const REACT = pkg('react', 'react-dom', 'react-i18next', 'react-router', 'scheduler')
const VIEW = [
  ...REACT,
  ...pkg('antd', '@ant-design/icons', '@refinedev', '@tanstack', 'rc-[a-z-]+'),
  // One file only, see below: pickers speak dayjs.
  ...pkg('dayjs'),
]

const only = (name, target, path) => ({
  name: `one importer: ${name}`,
  severity: 'error',
  from: { path: '^(src|resources|mocks)/', pathNot: [path, '\\.test\\.tsx?$'] },
  to: { path: target },
})

module.exports = {
  forbidden: [
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing imports tests',
      severity: 'error',
      from: { path: '^(src|resources|mocks)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      // What vite.config.ts makes up has no file.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    ...layer('domain', '^src/domain/', ['^src/domain/'], []),
    ...layer('schema', '^src/schema/', ['^src/schema/', '^src/domain/'], []),
    ...layer('resources', '^resources/', ['^resources/', '^src/domain/', '^src/schema/'], []),
    ...layer(
      'transport',
      '^src/transport/',
      ['^src/transport/', '^src/domain/', '^src/schema/endpoint'],
      pkg('@noble/hashes'),
    ),
    ...layer(
      'providers',
      '^src/providers/',
      ['^src/(providers|transport|schema|domain)/'],
      pkg(
        '@refinedev/core',
        '@refinedev/simple-rest',
        'casbin\\.js',
        'i18next',
        '@tanstack/query-core',
        '@tanstack/react-query',
      ),
    ),
    // One folder only, see below: files for paper carry their fonts, and are packed.
    ...layer(
      'kit',
      '^src/kit/',
      ['^src/(kit|domain)/'],
      [...REACT, ...pkg('@fontsource/noto-sans', 'fflate', 'lean-qr')],
    ),
    ...layer('console', '^src/console/', ['^src/(console|kit|providers|transport|schema|domain)/'], VIEW),
    ...layer(
      'charts',
      '^src/charts/',
      ['^src/(charts|kit|domain)/'],
      [...REACT, ...pkg('@ant-design/charts')],
    ),
    ...layer(
      'features',
      '^src/features/',
      ['^src/(features|console|charts|kit|providers|transport|schema|domain)/'],
      VIEW,
    ),
    ...layer(
      'pages',
      '^src/pages/',
      ['^src/(pages|features|console|charts|kit|providers|transport|domain)/'],
      VIEW,
    ),
    ...layer(
      'mocks',
      '^mocks/',
      ['^mocks/', '^src/(domain|schema)/', '^resources/index'],
      [
        ...pkg('hono', '@hono/node-server', 'msw', 'libsql', '@noble/hashes', 'lean-qr', 'write-excel-file'),
        '^(node:)?[a-z0-9_/]+$',
      ],
    ),
    {
      name: 'the cloud knows the console only by the collections that are handed in (decision 10)',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '^mocks/(collections|cloud/collections/[a-z-]+)\\.ts$' },
      to: { path: ['^resources/', '^src/schema/'] },
    },
    {
      name: 'transport reaches the schema only through endpoint',
      severity: 'error',
      from: { path: '^src/transport/' },
      to: { path: '^src/schema/', pathNot: 'endpoint' },
    },
    {
      name: 'pages do not reach into each other',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    only(
      'dayjs',
      'node_modules/dayjs/',
      '^src/(app/antd-[a-z-]+\\.tsx?|console/fields/(calendar|use-picker)\\.ts)$',
    ),
    only('write-excel-file', 'node_modules/write-excel-file/', '^mocks/cloud/wire/workbook\\.ts$'),
    only('fonts of paper', 'node_modules/@fontsource/', '^src/kit/paper/faces\\.ts$'),
    only(
      'lean-qr',
      'node_modules/lean-qr/',
      '^(src/kit/brand/qr-code|mocks/cloud/texts/brands\\.data)\\.ts$',
    ),
    only('fflate', 'node_modules/fflate/', '^src/kit/paper/'),
    only('casbin.js', 'node_modules/casbin\\.js/', '^src/providers/authorizer\\.ts$'),
    only('simple-rest', 'node_modules/@refinedev/simple-rest/', '^src/providers/rest-client\\.ts$'),
    only('@ant-design/charts', 'node_modules/@ant-design/charts/', '^src/charts/'),
    only('i18next', 'node_modules/i18next/', '^src/providers/i18n\\.ts$'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
    },
  },
}
