import { LANGUAGES } from '../../domain/brand/language'
import { type ThemeChoice, useAppearance } from '../../kit/brand/appearance'
import { Icon } from '../../kit/icon/icon'
import { useServices } from '../../console/services/services-context'
import { useLanguage, useText } from '../../kit/text/use-text'

/** Native selects: the sign-in page carries no component library. */
export function LanguageSelect(props: { languages: readonly string[] }) {
  const t = useText('console')
  const { i18n } = useServices()
  const language = useLanguage()
  return (
    <label className="flex-none hg-inline gap-1 text-ink-soft min-w-0 login-tool ps-2 rounded-control">
      <Icon name="globe" size={18} />
      <span className="sr-only">{t('menu.language')}</span>
      <select value={language} onChange={(event) => void i18n.change(event.target.value)}>
        {LANGUAGES.filter(({ code }) => props.languages.includes(code)).map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

const CHOICES: readonly ThemeChoice[] = ['dark', 'light', 'system']

export function ThemeSelect() {
  const t = useText('console')
  const { choice, choose, scheme } = useAppearance()
  return (
    <label className="hg-inline gap-1 text-ink-soft min-w-0 login-tool ps-2 rounded-control">
      <Icon name={scheme === 'dark' ? 'moon' : 'sun'} size={18} />
      <span className="sr-only">{t('menu.theme')}</span>
      <select value={choice} onChange={(event) => choose(event.target.value as ThemeChoice)}>
        {CHOICES.map((one) => (
          <option key={one} value={one}>
            {t(`menu.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
