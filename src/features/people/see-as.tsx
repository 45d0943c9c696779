import { useState } from 'react'
import type { OrganisationRole } from '../../domain/people/organisation-records'
import { organisationRoles } from '../../transport/calls/organisation'
import { Button } from '../../kit/button/button'
import { Dialog } from '../../kit/dialog/dialog'
import { useServices } from '../../console/services/services-context'
import { EmptyState, ErrorState } from '../../kit/states/states'
import { useCall } from '../../console/data/use-call'
import { useCapability } from '../../console/access/use-capability'
import { useRoleName } from '../../console/text/use-role-name'
import { useText } from '../../kit/text/use-text'

/** Chooses a role to see the console with. Everything is as its holders have it, and nothing can be changed. */
export function SeeAs(props: { onClose(): void }) {
  const t = useText('access')
  const words = useText('console')
  const roleName = useRoleName()
  const { session } = useServices()
  const offered = useCapability('roles')
  const roles = useCall(['roles', session.getState().epoch], offered ? organisationRoles() : null)
  const [chosen, setChosen] = useState<OrganisationRole | null>(null)
  const start = () => {
    if (chosen === null) return
    session.seeAs({ role: { id: chosen.id, name: chosen.name }, codes: chosen.codes })
    props.onClose()
  }
  return (
    <Dialog
      title={t('seeAs.title')}
      onClose={props.onClose}
      footer={
        <Button kind="primary" disabled={chosen === null} onClick={start}>
          {t('seeAs.start')}
        </Button>
      }
    >
      <p className="mt-0 mx-0 mb-4 text-ink-soft">{t('seeAs.lead')}</p>
      {offered === false && <EmptyState kind="unsupported" text={words('notOnServer')} />}
      {roles.fault && <ErrorState fault={roles.fault} retry={roles.retry} />}
      <fieldset>
        <legend className="sr-only">{t('seeAs.role')}</legend>
        {roles.data?.map((role) => (
          <label
            className="hg-stack gap-3 items-center grid-cols-[auto_1fr_auto] min-h-11 border-b border-line cursor-pointer"
            key={role.id}
          >
            <input
              type="radio"
              name="role"
              checked={chosen?.id === role.id}
              onChange={() => setChosen(role)}
            />
            <span>{roleName(role.name) ?? role.id}</span>
            <small className="text-ink-soft">{t('seeAs.codes', { count: role.codes.length })}</small>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
