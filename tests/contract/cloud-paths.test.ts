import { describe, expect, it } from 'vitest'
import { aWorld } from './cloud-world'

/** Section 7 of the specification and D1 to D4, written out a third time; `$` parts are filled below. */
const CALLS = `
C1 POST /oauth2-s/oauth/token
C2 POST /oauth2-s/oauth/logout
C3 GET /user-s/acc/org/login-user
C4 POST /user-s/acc/check-user
C5 GET /auth-s/auth/role/-1
C6 GET /auth-s/auth/role/-1/function
C7 GET /region-s/ip/searchCountryCode?ip=192.0.2.1
C8 GET /region-s/ip/getCountryCode
C9 GET /region-s/area/searchAreaDetailsByLatlon?lat=52&lng=13&lan=en
C10 GET /region-s/area/searchAreaListByPid/60?lan=en
C11 GET /region-s/area/searchAreaCountryList?lan=en
C12 GET /region-s/dict/listCurrency?lan=en
C13 GET /region-s/dict/listTimezone?lan=en
C14 GET /region-s/dict/listTimezone/all
C15 GET /region-s/dict/listPhonePrefix?lan=en
C16 GET /region-s/dict/listPhonePrefix/v2?lan=en
C17 GET /region-s/weather/record/day?regionNationId=60&lan=en
C18 GET /region-s/weather/record/month?regionNationId=60&lan=en
C19 GET /region-s/weather/searchForecast?regionNationId=60&lan=en
C20 POST /backyard-api-s/announcement/content
C21 POST /backyard-api-s/app/upgrade/add-version
C22 GET /backyard-api-s/document/getDocList
C23 POST /backyard-api-s/oem/project/basic-info
C24 GET /backyard-api-s/config/slide-verify/enable
C25 POST /backyard-api-s/version/manage/query
C26 POST /backyard-api-s/version/manage/query/latest
C27 GET /backyard-api-s/config/gee-test/enable
C28 GET /maintain-s/fast/system/$plant
C29 POST /maintain-s/operating/station/search
C30 GET /maintain-s/operating/station/information/$plant
C31 GET /maintain-s/station/$plant
C32 GET /maintain-s/station/$plant/detail
C33 POST /maintain-s/station
C34 POST /maintain-s/station/$plant
C35 DELETE /maintain-s/station
C36 GET /maintain-s/station/$plant/metering
C37 POST /maintain-s/station/$plant/metering
C38 POST /maintain-s/station/$plant/metering/strategy
C39 POST /maintain-s/station/$plant/meteringMethod
C40 GET /maintain-s/station/$plant/finance
C41 GET /maintain-s/station/$plant/config/generationZero
C42 POST /maintain-s/station/$plant/config/generationZero
C43 GET /maintain-s/station/$plant/gridtype
C44 POST /maintain-s/station/$plant/gridtype
C45 POST /maintain-s/station/$plant/auth/config
C46 POST /maintain-s/station/report/export/$plant
C47 GET /maintain-s/station/$plant/queryRelated/businesses
C48 POST /maintain-s/station/addRelated/business
C49 DELETE /maintain-s/station/$plant/deleteRelated/business/1
C50 POST /maintain-s/station/layout/photo/recognition/$plant
C51 GET /maintain-s/station/layout/$plant/info/PV_MODULE
C52 GET /maintain-s/power/system/$plant/gateway
C53 GET /maintain-s/power/system/gateway/$logger/device
C54 POST /maintain-s/power/system/$plant/device
C55 GET /maintain-s/power/system/$plant/gateway/$logger
C56 POST /maintain-s/power/system/$plant/device/$logger
C57 DELETE /maintain-s/power/system/$plant/device
C58 GET /maintain-s/power/system/$plant/deviceTypeList
C59 POST /maintain-s/power/system/deviceList
C60 GET /maintain-s/power/system/$plant/meter/$meter/spec
C61 POST /maintain-s/power/system/$plant/meter/$meter/config
C62 GET /maintain-s/power/system/$plant/micro/display?system=SOLARMAN
C63 POST /maintain-s/power/system/$plant/v2/gateway
C64 GET /maintain-s/operating/station/$plant/collector
C65 GET /maintain-s/operating/system/$plant
C66 GET /maintain-s/operating/station/$plant/inverter
C67 GET /maintain-s/operating/station/$plant/battery/tree
C68 POST /maintain-s/operating/alert/search
C69 POST /maintain-s/operating/alert/detail
C70 POST /maintain-s/operating/alert/timeline
C71 GET /maintain-s/operating/station/screen/search
C72 GET /maintain-s/operating/station/created/search
C73 POST /maintain-s/operating/station/generation/energy-saved
C74 POST /maintain-s/operating/station/$plant/device/gateway/post/LG1?verificationType=cloudflare
C75 GET /maintain-s/history/power/analysis/$plant/day
C76 GET /maintain-s/history/power/analysis/$plant/day/1
C77 GET /maintain-s/history/power/analysis/version/$plant
C78 GET /maintain-s/history/power/$plant/record
C79 GET /maintain-s/history/power/$plant/stats/month
C80 GET /maintain-s/history/batteryPower/$plant/stats/month
C81 GET /maintain-s/fast/device/$plant/device-types
C82 GET /maintain-s/fast/device/$plant/device-list
C83 GET /maintain-s/fast/$plant/collector/networkingInfo
D1 POST /device-s/device/v3/detail
D2 GET /device-s/device/params?deviceId=$meter
D3 GET /device-s/device/$meter/stats/day
D4 GET /device-s/device/originalData?deviceId=$meter
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, 'GET' | 'POST' | 'DELETE', string])

/** Their success bodies carry a code of the platform's own (wire contract C5, C69). */
const CODED = new Set(['C5', 'C69'])

describe('paths', () => {
  it('S7-124 every call of section 7 is served, with and without prefix, and no read answers a code', async () => {
    expect(CALLS).toHaveLength(87)
    const owner = await aWorld().cloud.signIn('owner')
    const of = async (kind: string) => {
      const { json } = await owner.get(`/maintain-s/operating/station/63400030/${kind}`)
      return String((json['data'] as { id: number }[])[0]?.id)
    }
    const parts: Record<string, string> = {
      plant: '63400030',
      logger: await of('collector'),
      meter: await of('meter'),
    }
    for (const [row, method, raw] of CALLS) {
      // Signing out ends the walk for everybody.
      if (row === 'C2') continue
      const path = raw.replace(/\$(\w+)/g, (_, name: string) => parts[name] ?? '')
      for (const prefix of ['', '/mdc-eu', '/home']) {
        const send = { GET: owner.get, POST: owner.post, DELETE: owner.delete }[method]
        const { status, json } = await send(prefix + path, method === 'GET' ? undefined : {})
        expect([row, prefix, status]).not.toEqual([row, prefix, 404])
        expect(status).toBeLessThan(500)
        if (method === 'GET') {
          expect([row, status]).toEqual([row, 200])
          const coded = typeof json === 'object' && !Array.isArray(json) && json !== null && 'code' in json
          expect([row, coded]).toEqual([row, CODED.has(row)])
        }
      }
    }
  }, 60_000)
})
