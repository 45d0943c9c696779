import { regionOfSelection, REGIONS } from '../../domain/place/region'
import { Icon } from '../../kit/icon/icon'
import { MenuButton, MenuChoice } from '../../kit/menu/menu-button'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'
import { useBrand } from '../brand-context'
import { useOtherCentre } from './use-other-centre'

/**
 * Names the current data centre. Another one holds other accounts, so choosing it leads to sign-in; a
 * provider's own second data centre has a portal of its own.
 */
export function DataCentreMenu(props: { onSignedOut: () => void }) {
  const t = useText('console')
  const { storage, configuration } = useServices()
  const leaveFor = useOtherCentre(props.onSignedOut)
  const { otherCentre } = useBrand()
  const here = regionOfSelection(storage.regionChoice())
  const nameOf = (region: typeof here) => t(region === 'CHINA' ? 'region.china' : 'region.international')
  const current = otherCentre?.current ?? nameOf(here)
  return (
    <MenuButton
      label={`${t('menu.dataCentre')}: ${current}`}
      face={
        <>
          <Icon name="database" />
          <span className="truncate max-w-[16ch] max-[1101px]:hidden">{current}</span>
        </>
      }
    >
      {(close) => (
        <>
          <p className="text-ink-soft text-caption grid py-2 px-3">{t('menu.selectDataCentre')}</p>
          {otherCentre && (
            <ul>
              <li>
                <a href={otherCentre.address}>
                  <Icon name="globe" />
                  {otherCentre.host}
                </a>
              </li>
            </ul>
          )}
          <ul>
            {(configuration.multiDataCentre ? REGIONS : []).map((region) => (
              <MenuChoice
                key={region}
                chosen={region === here}
                onChoose={() => {
                  close()
                  if (region !== here) leaveFor(region)
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
