import { LANGUAGES } from '../../domain/brand/language'
import { Icon } from '../../kit/icon/icon'
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
          <span className="truncate max-w-[16ch] max-[1101px]:hidden">{own}</span>
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
