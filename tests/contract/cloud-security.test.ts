import { describe, expect, it } from 'vitest'
import { HASH } from './cloud-client'
import { aWorld, codeOf, sha } from './cloud-world'

const OLD = 'Harbour-Sun-58'
const token = '/oauth2-s/oauth/token'
const grant = (username: string, password: string) => ({
  grant_type: 'mdc_password',
  username,
  password: sha(password),
})

describe('account security', () => {
  it('S5-23 S8-39 S8-88 keeps the last two passwords from coming back', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const change = (from: string, to: string) => {
      const body = { oldPassword: sha(from), newPassword: sha(to), clear_text_pwd: to }
      return codeOf(owner.post('/user-s/acc/password', body))
    }
    const [P2, P3, P4] = ['Kite-Lamp_27', 'Meadow+Mill+9', 'Salt.Marsh.Lodge']
    expect(await change('wrong', P2)).toBe('14')
    expect([await change(OLD, P2), await change(P2, P3), await change(P3, P4)]).toEqual([
      'fine',
      'fine',
      'fine',
    ])
    expect([await change(P4, P4), await change(P4, P3)]).toEqual(['63', '63'])
    expect(await change(P4, OLD)).toBe('fine')
  })

  it('S8-34 S8-36 S8-37 S8-38 binds addresses and guards names', async () => {
    const { cloud, code } = aWorld()
    const owner = await cloud.signIn('owner')
    const bind = (identifier: string, verifyCode = '1') =>
      codeOf(owner.post('/user-s/acc/bind', { identifier, verifyCode }))
    expect(await bind('admin@heliograph.example')).toBe('12')
    expect(await bind('+49 1520 0000001')).toBe('13')
    const verifyCode = await code('+49 1520 7654321', 'BIND')
    expect(await bind('+49 1520 7654321', 'x')).toBe('9')
    expect(await bind('+49 1520 7654321', verifyCode)).toBe('fine')
    expect((await owner.get('/group-s/acc/my/info')).json).toMatchObject({ phoneNumber: '4915207654321', phoneBound: true })
    const admin = await cloud.signIn('admin')
    expect(await codeOf(admin.post('/user-s/acc/update', { username: 'owner' }))).toBe('11')
    expect((await admin.post('/user-s/acc/update', { temperatureUnit: 'F', name: 'Al' })).json).toMatchObject({ name: 'Al', temperatureUnit: 'F' })
  }) // oxfmt-ignore

  it('S8-65 S8-66 cancels once, and not for members of an organisation', async () => {
    const { cloud, code } = aWorld()
    const admin = await cloud.signIn('admin')
    expect((await admin.get('/user-s/acc/revoke/check')).json).toEqual({ allowed: false, reason: '40', state: 'NONE' })
    expect(await codeOf(admin.post('/user-s/acc/revoke', { verifyCode: '1' }))).toBe('40')
    const owner = await cloud.signIn('owner')
    const verifyCode = await code('owner@heliograph.example', 'REVOKE')
    expect(await codeOf(owner.post('/user-s/acc/revoke', { verifyCode: 'x' }))).toBe('9')
    expect(await codeOf(owner.post('/user-s/acc/revoke', { verifyCode }))).toBe('fine')
    expect((await owner.get('/user-s/acc/revoke/check')).json['state']).toBe('PROCESSING')
    expect(await codeOf(owner.post('/user-s/acc/revoke', { verifyCode }))).toBe('41')
  }) // oxfmt-ignore

  it('S9-04 S8-73 S8-74 exports once in a rolling year, and not too many plants', async () => {
    const { cloud, seconds } = aWorld({ plants: 80 })
    const path = '/user-s/acc/export'
    expect(await codeOf((await cloud.signIn('owner')).post(path, {}))).toBe('fine')
    seconds(364 * 86_400)
    expect(await codeOf((await cloud.signIn('owner')).post(path, {}))).toBe('48')
    expect(await codeOf((await cloud.signIn('weak')).post(path, {}))).toBe('fine')
    seconds(3 * 86_400)
    expect(await codeOf((await cloud.signIn('owner')).post(path, {}))).toBe('fine')
    expect(await codeOf((await cloud.signIn('admin')).post(path, {}))).toBe('49')
  })

  it('S8-54 S8-55 S8-56 S8-57 S8-58 S8-59 S8-60 S8-61 links third parties', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const bind = (kind: string, code: string) => codeOf(owner.post('/user-s/acc/third/bind', { kind, code }))
    const all = async (kind: string) => {
      const answers = []
      for (const code of ['bad', 'ghost', 'taken', 'me', 'me']) answers.push(await bind(kind, code))
      return answers
    }
    expect(await all('WECHAT')).toEqual(['33', '34', '29', 'fine', '31'])
    expect(await all('QQ')).toEqual(['35', '36', '30', 'fine', '32'])
  })
})

describe('identities', () => {
  it('S7-27 S7-125 lists organisations and switches between them', async () => {
    const { cloud } = aWorld()
    const { json } = await cloud.form(token, { ...grant('manager@heliograph.example', OLD), password: HASH })
    const access = String(json['access_token'])
    const mine = (await cloud.with(access).get('/user-s/acc/org/my?language=en')).json as unknown as { org: { id: number } }[]
    expect(mine.map(({ org }) => org.id)).toEqual([5001, 5002])
    const change = (org_id: string) => cloud.form(token, { grant_type: 'switch_org', access_token: access, org_id })
    expect((await change('9999')).json['code']).toBe('AUTH_INVALID_PARAM')
    const other = cloud.with(String((await change('5002')).json['access_token']))
    expect((await other.get('/user-s/acc/org/login-user')).json).toMatchObject({ org: { id: 5002 } })
    expect((await cloud.with(access).get('/user-s/acc/org/my')).status).toBe(401)
  }) // oxfmt-ignore

  it('S8-68 S8-18 limits a hasty account and an address that guesses', async () => {
    const { cloud, seconds } = aWorld()
    const hasty = await cloud.signIn('hasty')
    const statuses = []
    for (let count = 0; count < 31; count++) statuses.push((await hasty.get('/group-s/acc/my/info')).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await hasty.get('/group-s/acc/my/info')).headers.get('retry-after')).toBe('60')
    seconds(61)
    expect((await hasty.get('/group-s/acc/my/info')).status).toBe(200)
    for (let count = 0; count < 30; count++) await cloud.form(token, grant(`x${count}`, 'guess'))
    const locked = (await cloud.form(token, grant('owner', OLD))).json
    expect(locked).toMatchObject({ code: 'IP_LOCKED', param: { maxCount: 30, remainSeconds: 600 } })
  })
})
