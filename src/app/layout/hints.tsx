import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../../kit/button/icon-button'
import { Icon } from '../../kit/icon/icon'
import { useServices } from '../../console/services/services-context'
import { useCall } from '../../console/data/use-call'
import { useText } from '../../kit/text/use-text'
import { regionOfSelection, REGIONS, type Region } from '../../domain/place/region'
import { checkUser } from '../../transport/calls/account-check'
import { useIdle } from '../../kit/browser/use-idle'
import { useIdentity } from '../use-identity'
import { useOtherCentre } from './use-other-centre'

const WHERE = { mail: '/account/settings/base', weak: '/account/settings/security', twice: null } as const
type Hint = keyof typeof WHERE

/** Whether the account exists in every data centre (C4); unknown counts as no. Nobody waits for it: what is seen is asked first. */
function useTwice(account: string | null): boolean {
  const { configuration } = useServices()
  const idle = useIdle()
  const asked = idle && configuration.multiDataCentre ? account : null
  const ask = (region: Region) => (asked === null ? null : checkUser(asked, region, configuration.source))
  const china = useCall(['account', REGIONS[0], asked], ask(REGIONS[0]))
  const abroad = useCall(['account', REGIONS[1], asked], ask(REGIONS[1]))
  return [china, abroad].every(({ data }) => data?.exists === true && !data.migrated)
}

/** Quiet banners about the account: weak password, no e-mail, accounts in several data centres (specification 1). */
export function Hints({ onSwitched }: { onSwitched: () => void }) {
  const identity = useIdentity()
  const twice = useTwice(identity?.account ?? null)
  const [hidden, setHidden] = useState<readonly Hint[]>([])
  if (identity === null) return null
  const due = { weak: identity.weak, mail: identity.noMail, twice }
  return (Object.keys(due) as Hint[])
    .filter((hint) => due[hint] && !hidden.includes(hint))
    .map((hint) => (
      <Banner key={hint} hint={hint} onHide={() => setHidden([...hidden, hint])}>
        {hint === 'twice' && <OtherCentre onSwitched={onSwitched} />}
      </Banner>
    ))
}

/** Where the other account is: to hand its plants over one has to be signed in there. */
function OtherCentre({ onSwitched }: { onSwitched: () => void }) {
  const t = useText('console')
  const { storage } = useServices()
  const leaveFor = useOtherCentre(onSwitched)
  const here = regionOfSelection(storage.regionChoice())
  const other = REGIONS.find((region) => region !== here)
  if (other === undefined) return null
  const name = t(other === 'CHINA' ? 'region.china' : 'region.international')
  return (
    <button type="button" className="shell-hint-action" onClick={() => leaveFor(other)}>
      {t('hint.twiceAction', { region: name })}
    </button>
  )
}

function Banner({ hint, onHide, children }: { hint: Hint; onHide(): void; children?: ReactNode }) {
  const t = useText('console')
  const text = useId()
  const where = WHERE[hint]
  return (
    <aside
      className="shell-hint"
      {...(where ? { 'aria-label': t(`hint.${hint}Action`) } : { 'aria-labelledby': text })}
    >
      <Icon name="warning" size={18} />
      <p className="flex-1" id={text}>
        {t(`hint.${hint}`)} {where && <Link to={where}>{t(`hint.${hint}Action`)}</Link>}
        {children}
      </p>
      <IconButton className="hg-square" label={t('hint.dismiss')} onClick={onHide}>
        <Icon name="close" size={18} />
      </IconButton>
    </aside>
  )
}
