import { parseArgs } from 'node:util'
import { createServer } from 'vite'

const USAGE = `npm run resource -- check
    lists what the declarations still lack; ends with 1 if something is missing

npm run resource -- guess <call path> [--method POST] [--body '{}'] [--account owner]
                          [--password …] [--url https://…] [--name things]
    prints a first declaration from a live reply: of the simulated cloud, or of the server at --url`

const PASSWORD = 'Harbour-Sun-58'

/** Runs the project's own modules, without a server and without reading its settings of the day. */
async function withModules(work) {
  const vite = await createServer({
    mode: 'tool',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return await work((path) => vite.ssrLoadModule(path))
  } finally {
    await vite.close()
  }
}

async function check() {
  return withModules(async (load) => {
    const { lacksOf } = await load('/resources/tools/check.ts')
    const { textsOf } = await load('/resources/tools/texts.ts')
    const { resources } = await load('/resources/index.ts')
    const { access } = await load('/resources/access.ts')
    const { createRouter } = await load('/mocks/cloud/router.ts')
    const find = createRouter()
    const serves = async (method, path) => (await find(method, path)) !== null
    const found = await lacksOf({ resources, access, texts: textsOf, serves })
    for (const { resource, what, weight } of found)
      console.log(`${weight === 'note' ? 'note' : 'LACK'} ${resource}: ${what}`)
    const missing = found.filter(({ weight }) => weight === 'lack').length
    console.log(`${resources.length} resources, ${missing} missing, ${found.length - missing} notes`)
    return missing === 0 ? 0 : 1
  })
}

async function guess(path, options) {
  if (!path?.startsWith('/')) return usage()
  return withModules(async (load) => {
    const { guessDeclaration } = await load('/resources/tools/guess.ts')
    const { passwordGrant } = await load('/src/transport/calls/oauth.ts')
    const { createCloud } = await load('/mocks/cloud/index.ts')
    const { COLLECTIONS } = await load('/mocks/collections.ts')
    const cloud = options.url
      ? null
      : createCloud({ now: () => Date.now(), plants: 60, collections: COLLECTIONS })
    const origin = options.url?.replace(/\/+$/, '') ?? 'http://cloud.local'
    const ask = async (to, init) => {
      const request = new Request(origin + to, init)
      return (await (cloud ? cloud.handle(request) : fetch(request))) ?? new Response(null, { status: 404 })
    }
    const account =
      options.account.includes('@') || options.account.startsWith('+')
        ? options.account
        : `${options.account}@heliograph.example`
    const grant = passwordGrant({ account, password: options.password, region: 'FOREIGN_1', language: 'en' })
    const signedIn = await ask(`/mdc-eu${grant.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(grant.body).toString(),
    })
    if (!signedIn.ok) return complain(`${account} cannot sign in: ${signedIn.status}`)
    const { access: token } = grant.read(await signedIn.json())
    const method = options.method ?? (options.body === undefined ? 'GET' : 'POST')
    const body = method === 'GET' ? undefined : (options.body ?? '{}')
    const reply = await ask(`/mdc-eu${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    })
    if (!reply.ok) return complain(`${method} ${path} answered ${reply.status}: ${await reply.text()}`)
    const call = { method, path, body: body === undefined ? null : JSON.parse(body) }
    console.log(guessDeclaration(call, await reply.json(), options.name))
    return 0
  })
}

function complain(sentence) {
  console.error(sentence)
  return 1
}

const usage = () => complain(USAGE)

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    method: { type: 'string' },
    body: { type: 'string' },
    account: { type: 'string', default: 'owner' },
    password: { type: 'string', default: PASSWORD },
    url: { type: 'string' },
    name: { type: 'string' },
  },
})
const [command, path] = positionals
process.exitCode =
  command === 'check' ? await check() : command === 'guess' ? await guess(path, values) : usage()
