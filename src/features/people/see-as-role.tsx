import { deliveredName } from '../../domain/people/delivered-roles'
import { Button } from '../../kit/button/button'
import { Dialog } from '../../kit/dialog/dialog'
import type { ViewProps } from '../../console/views/view-props'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'

/** Begins the preview of the role whose row it was asked from. */
export function SeeAsRole({ records, onClose }: ViewProps) {
  const t = useText('access')
  const words = useText('console')
  const { session } = useServices()
  const [role] = records
  if (role === undefined) return null
  const { id, name, codes } = role
  const held = Array.isArray(codes) ? codes.map(String) : []
  const start = () => {
    onClose()
    // Its row has it in the chosen language; the preview may be read in another one.
    const delivered = typeof name === 'string' ? deliveredName(name, words) : null
    session.seeAs({ role: { id: Number(id), name: delivered }, codes: held })
  }
  return (
    <Dialog
      title={t('seeAs.title')}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={start}>
          {t('seeAs.start')}
        </Button>
      }
    >
      <p className="mt-0 mx-0 mb-4 text-ink-soft">{t('seeAs.lead')}</p>
      <p>
        <strong>{String(name ?? id)}</strong> <small>{t('seeAs.codes', { count: held.length })}</small>
      </p>
    </Dialog>
  )
}
