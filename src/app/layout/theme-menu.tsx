import { type ThemeChoice, useAppearance } from '../../kit/brand/appearance'
import { Icon, type IconName } from '../../kit/icon/icon'
import { MenuButton, MenuChoice } from '../../kit/menu/menu-button'
import { useText } from '../../kit/text/use-text'

const THEMES: readonly { choice: ThemeChoice; icon: IconName }[] = [
  { choice: 'dark', icon: 'moon' },
  { choice: 'light', icon: 'sun' },
  { choice: 'system', icon: 'screen' },
]

/** Dark, light, or as the system is. */
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
