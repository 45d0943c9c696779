import { useSyncExternalStore } from 'react'
import { useAppearance } from '../../console/appearance'
import { ValueView } from '../../console/figure-view'
import { offerUndo } from '../../console/record/undo'
import { useServices } from '../../console/services-context'
import { useNow } from '../../console/use-now'
import { useResourceText } from '../../console/use-resource-text'
import { useTemperatureUnit } from '../../console/use-temperature-unit'
import { useLanguage, useText } from '../../console/use-text'
import { useWorkbench } from '../../console/workbench-context'
import { formatInstant } from '../../domain/instant'
import { LANGUAGES } from '../../domain/language'
import type { TemperatureUnit } from '../../domain/quantity'
import { Choice } from './choice'
import { Page, Section } from './section'

const PLAN = 'account-common'
const THEMES = ['system', 'dark', 'light'] as const

/** `/account/settings/common`: every choice takes effect at once, and can be taken back. */
export function CommonPage(props: { languages: readonly string[] }) {
  const t = useText('account')
  const menu = useText('console')
  const text = useResourceText({ name: PLAN })
  const { i18n, session, auth } = useServices()
  const { data } = useWorkbench()
  const { choice: theme, choose } = useAppearance()
  const language = useLanguage()
  const unit = useTemperatureUnit()
  const { identity } = useSyncExternalStore(session.subscribe, session.getState)
  const offered = LANGUAGES.filter(({ code }) => props.languages.includes(code))
  const nameOf = (code: string) => LANGUAGES.find((one) => one.code === code)?.name ?? code

  /** The account takes it too; when it does not, what was is back. */
  const keep = async (values: object, back: () => void) => {
    try {
      await data.update({ resource: PLAN, id: 'own', variables: values })
    } catch (error) {
      back()
      void auth.onError(error)
    }
  }
  const showUnit = (next: TemperatureUnit) => {
    const user = session.getState().identity?.user
    if (user) session.amend({ user: { ...user, temperatureUnit: next } })
  }
  const putUnit = (next: TemperatureUnit, former: TemperatureUnit) => {
    showUnit(next)
    return keep({ temperatureUnit: next }, () => showUnit(former))
  }
  const putLanguage = async (next: string, former: string) => {
    await i18n.change(next)
    return keep({ language: next }, () => void i18n.change(former))
  }
  const undoable = (what: string, value: string, run: () => Promise<void>) =>
    offerUndo({ text: `${what}: ${value}`, run })

  return (
    <Page title={menu('menu.common')}>
      <div className="account-section">
        <p className="account-lead">{t('instant')}</p>
        <div className="account-choice">
          <label htmlFor="account-language">{text.field('language')}</label>
          <select
            id="account-language"
            value={language}
            onChange={(event) => {
              const next = event.target.value
              undoable(text.field('language'), nameOf(next), () => putLanguage(language, next))
              void putLanguage(next, language)
            }}
          >
            {offered.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Choice
          name="theme"
          label={t('theme')}
          value={theme}
          of={THEMES.map((value) => ({ value, text: menu(`menu.${value}`) }))}
          onChange={(next) => {
            undoable(t('theme'), menu(`menu.${next}`), () => {
              choose(theme)
              return Promise.resolve()
            })
            choose(next)
          }}
        />
        {identity && (
          <Choice
            name="unit"
            label={text.field('temperatureUnit')}
            value={unit}
            of={(['C', 'F'] as const).map((value) => ({
              value,
              text: text.choice('temperatureUnit', value),
            }))}
            onChange={(next) => {
              undoable(text.field('temperatureUnit'), text.choice('temperatureUnit', next), () =>
                putUnit(unit, next),
              )
              void putUnit(next, unit)
            }}
          />
        )}
      </div>
      <Preview />
    </Page>
  )
}

/** How figures, times and temperatures look with these choices. */
function Preview() {
  const t = useText('account')
  const words = useText('words')
  const now = useNow()
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <Section title={t('preview')}>
      <dl className="account-facts">
        <dt>{words('fields.production')}</dt>
        <dd>
          <ValueView value={12345.678} unit="W" />
        </dd>
        <dt>{words('fields.temperature')}</dt>
        <dd>
          <ValueView value={21.5} unit="°C" />
        </dd>
        <dt>{t('date')}</dt>
        <dd className="hg-digits">{formatInstant(now, zone)}</dd>
      </dl>
    </Section>
  )
}
