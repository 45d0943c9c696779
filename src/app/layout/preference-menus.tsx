import { LANGUAGES } from '../../domain/brand/language'
import { type ThemeChoice, useAppearance } from '../../kit/brand/appearance'
import { Icon, type IconName } from '../../kit/icon/icon'
import { MenuButton, MenuChoice } from '../../kit/menu/menu-button'
import { useServices } from '../../console/services/services-context'
import { useLanguage, useText } from '../../kit/text/use-text'

/** The languages offered, each in its own name. */
export function LanguageMenu(props: { languages: readonly string[] }) {
  const t = useText('console')
  const { i18n } = useServices()
  const language = useLanguage()
  const offered = LANGUAGES.filter(({ code }) => props.languages.includes(code))
  const own = offered.find(({ code }) => code === language)?.name ?? language
  return (
    <MenuButton
      label={`${t('menu.language')}: ${own}`}
      className="shell-menu-language"
      face={
        <>
          <Icon name="globe" />
          <span className="hg-clip shell-face-text">{own}</span>
        </>
      }
    >
      {(close) => (
        <ul>
          {offered.map(({ code, name }) => (
            <MenuChoice
              key={code}
              chosen={code === language}
              lang={code}
              onChoose={() => {
                close()
                void i18n.change(code)
              }}
            >
              {name}
            </MenuChoice>
          ))}
        </ul>
      )}
    </MenuButton>
  )
}

const THEMES: readonly { choice: ThemeChoice; icon: IconName }[] = [
  { choice: 'dark', icon: 'moon' },
  { choice: 'light', icon: 'sun' },
  { choice: 'system', icon: 'screen' },
]

export function ThemeMenu() {
  const t = useText('console')
  const { choice, scheme, choose } = useAppearance()
  return (
    <MenuButton
      label={`${t('menu.theme')}: ${t(`menu.${choice}`)}`}
      face={<Icon name={scheme === 'dark' ? 'moon' : 'sun'} />}
    >
      {(close) => (
        <ul>
          {THEMES.map((theme) => (
            <MenuChoice
              key={theme.choice}
              chosen={theme.choice === choice}
              onChoose={() => {
                choose(theme.choice)
                close()
              }}
            >
              <Icon name={theme.icon} />
              {t(`menu.${theme.choice}`)}
            </MenuChoice>
          ))}
        </ul>
      )}
    </MenuButton>
  )
}
