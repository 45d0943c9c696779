import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { format } from 'oxfmt'
import { createServer } from 'vite'

const USAGE = `npm run resource -- check
    lists what the declarations still lack; ends with 1 if something is missing

npm run resource -- new <name> [--fields 'work:text! plant:reference:plants state:status:planned,done']
                       [--menu main|plant|account|none] [--icon list]
    writes resources/<name>.ts, a plain collection; asks for what is not given. ! is required

npm run resource -- matrix
    writes .github/PERMISSIONS.md anew, and asks the simulated cloud for every cell

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
    const { textsOf } = await load('/tests/support/texts-on-disk.ts')
    const { wordsOfCalls } = await load('/tests/support/words-on-disk.ts')
    const { GUARDED_ROUTES } = await load('/src/app/routes.ts')
    const { access } = await load('/resources/access.ts')
    const found = await lacksOf({
      ...(await served(load)),
      access,
      texts: textsOf,
      words: wordsOfCalls(),
      places: GUARDED_ROUTES,
    })
    for (const { resource, what, weight } of found)
      console.log(`${weight === 'note' ? 'note' : 'LACK'} ${resource}: ${what}`)
    const missing = found.filter(({ weight }) => weight === 'lack').length
    // Nothing to say is said by silence.
    if (found.length > 0) console.log(`${missing} missing, ${found.length - missing} notes`)
    return missing === 0 ? 0 : 1
  })
}

/** The declarations, and what the simulated cloud serves. */
async function served(load) {
  const { resources } = await load('/resources/index.ts')
  const { CALLS, findRoute } = await load('/mocks/cloud/wire/router.ts')
  const serves = async (method, path) => (await findRoute(method, path)) !== null
  return { resources, serves, calls: CALLS }
}

/** As the project formats its own files. */
async function laidOut(text) {
  const { code, errors } = await format('x.ts', text, JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')))
  if (errors.length > 0) throw new Error(errors[0].message)
  return code
}

/** Whatever of a new declaration was not given, asked one by one. */
async function asked(options, kinds) {
  if (options.fields !== undefined) return options
  if (!process.stdin.isTTY) return { ...options, fields: '' }
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    console.log(`Kinds: ${kinds.join(', ')}.`)
    console.log('One field a line as name:kind, with ! when it is required; an empty line ends them.')
    const fields = []
    for (let line = await lines.question('> '); line.trim() !== ''; line = await lines.question('> '))
      fields.push(line.trim())
    const menu = (await lines.question(`Menu (main, plant, account, none) [${options.menu}]: `)).trim()
    const icon = (await lines.question(`Icon [${options.icon}]: `)).trim()
    return { fields: fields.join(' '), menu: menu || options.menu, icon: icon || options.icon }
  } finally {
    lines.close()
  }
}

async function create(name, options) {
  return withModules(async (load) => {
    const { composeDeclaration, USUAL_KINDS, Wrong } = await load('/resources/tools/compose.ts')
    const { resources } = await load('/resources/index.ts')
    const file = `resources/${name}.ts`
    if (existsSync(file)) return complain(`${file} is there already`)
    try {
      const names = resources.map((one) => one.name)
      const shown = await asked(options, USUAL_KINDS)
      const text = composeDeclaration({ ...shown, name: name ?? '', resources: names })
      writeFileSync(file, await laidOut(text))
      console.log(`${file} is written. npm run dev shows it; npm run resource -- check says what it lacks.`)
      return 0
    } catch (error) {
      if (error instanceof Wrong) return complain(error.message)
      throw error
    }
  })
}

function bodyOf(text) {
  try {
    return { body: JSON.parse(text) }
  } catch {
    return { wrong: `--body is no JSON: ${text}` }
  }
}

async function guess(path, options) {
  if (!path?.startsWith('/'))
    return complain(
      'guess needs the path of a call, as in /maintain-s/operating/station/search --method POST',
    )
  if (options.method !== undefined && !['GET', 'POST'].includes(options.method))
    return complain(`--method is GET or POST, not ${options.method}`)
  const { wrong } = bodyOf(options.body ?? '{}')
  if (wrong !== undefined) return complain(wrong)
  return withModules(async (load) => {
    const { bodyWithoutPage, guessDeclaration, pagingOf, rowsOf } = await load('/resources/tools/guess.ts')
    const { likelyInstead } = await load('/resources/tools/likely-call.ts')
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
    const call = (to, content) =>
      ask(`/mdc-eu${to}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(content === undefined ? {} : { body: content }),
      })
    const reply = await call(path, body)
    if (!reply.ok) {
      const likely =
        cloud && reply.status === 404 ? await likelyInstead(method, path, await served(load)) : ''
      return complain(`${method} ${path} answered ${reply.status}: ${await reply.text()}${likely}`)
    }
    const given = body === undefined ? null : JSON.parse(body)
    const shown = await reply.json()
    const { rows } = rowsOf(shown)
    const again = async (query, content) =>
      (
        await call(
          query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`,
          JSON.stringify(content),
        )
      ).json()
    const paging =
      method === 'POST' && rows.length > 1 ? await pagingOf(again, bodyWithoutPage(given) ?? {}) : 'query'
    process.stdout.write(
      await laidOut(guessDeclaration({ method, path, body: given, paging }, shown, options.name)),
    )
    if (rows.length === 0)
      console.error('The reply has no record to guess fields from; --account takes somebody who has some.')
    return 0
  })
}

/** A command that there is not. */
async function unknown(command, known) {
  if (command === undefined) return complain(USAGE)
  return withModules(async (load) => {
    const { meant } = await load('/src/schema/nearest.ts')
    return complain(`${command} is no command${meant(command, known) || '.'}\n\n${USAGE}`)
  })
}

function complain(sentence) {
  console.error(sentence)
  return 1
}

const OPTIONS = {
  method: { type: 'string' },
  body: { type: 'string' },
  account: { type: 'string', default: 'owner' },
  password: { type: 'string', default: PASSWORD },
  url: { type: 'string' },
  name: { type: 'string' },
  fields: { type: 'string' },
  menu: { type: 'string', default: 'main' },
  icon: { type: 'string', default: 'list' },
}

async function main() {
  let parsed
  try {
    parsed = parseArgs({ allowPositionals: true, options: OPTIONS })
  } catch (error) {
    // Node says which option it is, and that is all there is to say.
    return complain(`${error.message.split('. ')[0]}.\n\n${USAGE}`)
  }
  const { positionals, values } = parsed
  const [command, first] = positionals
  const COMMANDS = {
    check,
    guess: () => guess(first, values),
    new: () => create(first, values),
    async matrix() {
      await import('./permissions.mjs')
      return process.exitCode ?? 1
    },
  }
  return Object.hasOwn(COMMANDS, command ?? '')
    ? COMMANDS[command]()
    : unknown(command, Object.keys(COMMANDS))
}

process.exitCode = await main()
