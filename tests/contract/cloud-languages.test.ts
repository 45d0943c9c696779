import { describe, expect, it } from 'vitest'
import { CAUSES, RULES } from '../../mocks/cloud/alarms/alarm-rules.data'
import { CAUSE_TEXTS } from '../../mocks/cloud/alarms/alarm-texts.data'
import { alarmAdvice, alarmName, languageOf, LANGUAGES } from '../../mocks/cloud/texts/languages'
import { LANGUAGE_CODES } from '../../src/domain/brand/language'
import { rows } from './cloud-client'
import type { Json } from './cloud-client'
import { aWorld } from './cloud-world'

describe('the cloud speaks the language of the call', () => {
  it('S1-13 knows the eighteen, with or without a country', () => {
    expect([...LANGUAGES].sort()).toEqual(LANGUAGE_CODES.map(languageOf).sort())
    expect([languageOf('zh_CN'), languageOf('pt-BR'), languageOf('slk'), languageOf(null)]).toEqual(['zh', 'pt', 'en', 'en'])
  }) // oxfmt-ignore

  it.each(LANGUAGES.filter((lan) => lan !== 'en'))('has every alarm in %s', (lan) => {
    for (const rule of RULES) {
      expect(alarmName(rule, lan)).not.toBe(rule.en)
      expect(alarmAdvice(rule, lan)).not.toBe(rule.advice[0])
      expect(alarmAdvice(rule, lan).split('\n')).toHaveLength(rule.advice[0].split('\n').length)
    }
    expect(CAUSE_TEXTS[lan]).toHaveLength(CAUSES.length)
    expect(new Set(CAUSE_TEXTS[lan]).size).toBe(CAUSES.length)
  })

  it('S7-59 S7-61 S7-64 S7-108 in alarms, notices, manuals, versions and messages', async () => {
    const { cloud } = aWorld({ plants: 60 })
    const admin = await cloud.signIn('admin')
    const list = async (language: string) =>
      rows(
        (await admin.post('/maintain-s/operating/station/alert/v2/list', { language, size: 1 })).json,
      )[0] ?? {}
    const said = async (lan: string) => {
      const { deviceId, ruleId, alertName, description } = await list(lan)
      const subject = { deviceId, ruleId, language: lan }
      const detail = (await admin.post('/maintain-s/operating/alert/detail', subject)).json
      const [notice] = (await cloud.post('/backyard-api-s/announcement/content', { lan }))
        .json as unknown as Json[]
      const manuals = (await cloud.get(`/backyard-api-s/document/getDocList?lan=${lan}`))
        .json as unknown as Json[]
      const version = (await cloud.post('/backyard-api-s/version/manage/query/latest', { lan })).json
      const message = rows(
        (await admin.post('/message-s/message/search', { lan, msgType: 'NOTICE' })).json,
      )[0]
      return [
        ...[alertName, description, detail['showName'], detail['customAlertConfigDisplay']],
        ...[detail['customAlertConfigDisplayReason'], notice?.['title'], notice?.['content']],
        ...manuals.map(({ title }) => title),
        ...manuals.map(({ url }) => url),
        ...[version['content'], message?.['title'], message?.['content']],
      ].map((text) => JSON.stringify(text))
    }
    const seen = await Promise.all(LANGUAGES.map(said))
    const english = seen[LANGUAGES.indexOf('en')] ?? []
    for (const [index, texts] of seen.entries()) {
      if (LANGUAGES[index] === 'en') continue
      expect(texts.filter((text, place) => text === english[place])).toEqual([])
    }
  })
})
