import { useServices } from '../../console/services/services-context'
import { useRoleName } from '../../console/text/use-role-name'
import { Button } from '../../kit/button/button'
import { useText } from '../../kit/text/use-text'
import { useSession } from '../use-identity'

/** Says that another role is tried on, and leads back. */
export function PreviewBanner() {
  const t = useText('console')
  const { session } = useServices()
  const { preview } = useSession()
  const roleName = useRoleName()
  if (preview === null) return null
  return (
    <div className="shell-preview" role="status">
      <p className="flex-1">
        {t('preview.banner', { role: roleName(preview.role.name) ?? preview.role.id })}
      </p>
      <Button onClick={() => session.seeAs(null)}>{t('preview.end')}</Button>
    </div>
  )
}
