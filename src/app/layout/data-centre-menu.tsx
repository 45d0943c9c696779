import { regionOfSelection, selectionOf } from '../../domain/region'
import { Icon } from '../../console/icon'
import { MenuButton, MenuChoice } from '../../console/menu-button'
import { useServices } from '../../console/services-context'
import { useText } from '../../console/use-text'

/** Names the data centre of now. Another one holds other accounts, so choosing it leads to sign-in. */
export function DataCentreMenu(props: { onSignedOut: () => void }) {
  const t = useText('console')
  const { storage, auth } = useServices()
  const here = regionOfSelection(storage.regionChoice())
  const nameOf = (region: typeof here) => t(region === 'CHINA' ? 'region.china' : 'region.international')
  return (
    <MenuButton
      label={`${t('menu.dataCentre')}: ${nameOf(here)}`}
      face={
        <>
          <Icon name="database" />
          <span className="shell-face-text">{nameOf(here)}</span>
        </>
      }
    >
      {(close) => (
        <>
          <p className="shell-menu-title">{t('menu.selectDataCentre')}</p>
          <ul>
            {(['CHINA', 'FOREIGN_1'] as const).map((region) => (
              <MenuChoice
                key={region}
                chosen={region === here}
                onChoose={() => {
                  close()
                  if (region === here) return
                  void Promise.resolve(auth.logout({})).then(() => {
                    storage.chooseRegion(selectionOf(region))
                    props.onSignedOut()
                  })
                }}
              >
                {nameOf(region)}
              </MenuChoice>
            ))}
          </ul>
        </>
      )}
    </MenuButton>
  )
}
