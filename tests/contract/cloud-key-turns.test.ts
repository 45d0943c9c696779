import { describe, expect, it } from 'vitest'
import { aWorld, codeOf, sha } from './cloud-world'
import { HASH } from './cloud-client'

const TOKEN = '/oauth2-s/oauth/token'
const FRESH = 'Kite-Lamp_27'
const grant = (password: string) => ({
  grant_type: 'mdc_password',
  username: 'owner@heliograph.example',
  password: sha(password),
})

/** A cloud in which the owner has a password of their own, and whose keys are derived when somebody says so. */
async function slow(options: Parameters<typeof aWorld>[0] = {}) {
  let isHeld = false
  let count = 0
  let most = 0
  let running = 0
  const waiting: (() => void)[] = []
  const world = aWorld({
    ...options,
    async derive(password, salt) {
      count += 1
      running += 1
      most = Math.max(most, running)
      if (isHeld) await new Promise<void>((done) => waiting.push(done))
      await Promise.resolve()
      running -= 1
      return sha(`${password}|${salt}`)
    },
  })
  const owner = await world.cloud.signIn('owner')
  const body = { oldPassword: HASH, newPassword: sha(FRESH), clear_text_pwd: FRESH }
  expect(await codeOf(owner.post('/user-s/acc/password', body))).toBe('fine')
  return {
    ...world,
    owner,
    derivations: () => count,
    mostAtOnce: () => most,
    hold: () => (isHeld = true),
    release() {
      isHeld = false
      for (const done of waiting.splice(0)) done()
    },
  }
}

const soon = () => new Promise((done) => setTimeout(done, 20))

describe('deriving keys of passwords', () => {
  it('holds up nobody else: other reads, writes and sign-ins are answered meanwhile', async () => {
    const { cloud, owner, hold, release } = await slow()
    const admin = await cloud.signIn('admin')
    hold()
    const answers: string[] = []
    const signIns = [1, 2, 3].map(() =>
      cloud.form(TOKEN, grant(FRESH)).then(({ status }) => answers.push(`owner ${String(status)}`)),
    )
    const changed = { oldPassword: sha(FRESH), newPassword: sha('Harbour-Lamp_28'), clear_text_pwd: 'Harbour-Lamp_28' } // oxfmt-ignore
    const change = owner.post('/user-s/acc/password', changed)
    await soon()
    expect((await admin.post('/maintain-s/operating/station/search', {})).status).toBe(200)
    expect((await owner.post('/message-s/credit/cap', { dailyCap: 3 })).status).toBe(200)
    expect((await cloud.signIn('viewer')).get).toBeDefined()
    expect(answers).toEqual([])
    for (let turn = 0; turn < 20; turn++) {
      release()
      hold()
      await soon()
    }
    release()
    await Promise.all([...signIns, change])
    expect(answers).toEqual(['owner 200', 'owner 200', 'owner 200'])
    expect((await owner.get('/message-s/credit')).json['dailyCap']).toBe(3)
  })

  it('forty guesses at once derive no more keys than five, and lock as forty in a row', async () => {
    const { cloud, derivations } = await slow()
    const before = derivations()
    const codes = await Promise.all(
      Array.from({ length: 40 }, () => codeOf(cloud.form(TOKEN, grant('wrong')))),
    )
    expect(derivations() - before).toBe(5)
    expect(codes.filter((code) => code === 'USER_LOCKED').length).toBe(36)
  })

  it('no more than two at a time, so that files are read as ever', async () => {
    const { cloud, mostAtOnce, hold, release } = await slow()
    for (const name of ['admin', 'viewer']) {
      const body = { oldPassword: HASH, newPassword: sha(FRESH), clear_text_pwd: FRESH }
      expect(await codeOf((await cloud.signIn(name)).post('/user-s/acc/password', body))).toBe('fine')
    }
    hold()
    const signIns = ['owner', 'admin', 'viewer'].map((name) =>
      codeOf(cloud.form(TOKEN, { ...grant(FRESH), username: `${name}@heliograph.example` })),
    )
    await soon()
    expect(mostAtOnce()).toBe(2)
    release()
    expect(await Promise.all(signIns)).toEqual(['fine', 'fine', 'fine'])
    expect(mostAtOnce()).toBe(2)
  })

  it('a proof to be human is spent once, also by a call that had to begin again', async () => {
    const { cloud } = await slow({ control: true })
    await cloud.post('/__cloud/slide', { enabled: true })
    const { id, gap } = (await cloud.post('/backyard-api-s/config/slide-verify/challenge', {})).json
    const body = { id, position: gap }
    const { proof } = (await cloud.post('/backyard-api-s/config/slide-verify/check', body)).json
    const send = () => codeOf(cloud.form(TOKEN, { ...grant(FRESH), token: String(proof) }))
    expect([await send(), await send()]).toEqual(['fine', 'AUTH_SLIDE_ERROR'])
  })
})
