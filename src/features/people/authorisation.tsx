import { useId } from 'react'
import { FaultDetails } from '../../kit/panel/fault-details'
import { SkeletonBlock } from '../../kit/panel/panel'
import { useServices } from '../../console/services/services-context'
import { useWrite } from '../../console/record/use-write'
import { WriteNote } from '../../console/record/write-note'
import { useCall } from '../../console/data/use-call'
import { useText } from '../../kit/text/use-text'
import { saveAuthorisation } from '../../transport/calls/metering'
import { plantRecord } from '../../transport/calls/plant-record'
import record from '../../console/record/record.module.css'
import css from './relate.module.css'

/** Whether installer and support may look in (C31, C45); only who may share the plant switches it. */
export function Authorisation({ id, may }: { id: number; may: boolean }) {
  const t = useText('businesses')
  const label = useId()
  const { send, notices } = useServices()
  const write = useWrite()
  const plant = useCall(['plant-record', id], plantRecord(id))
  const open = plant.data?.authOpen ?? null

  const change = async () => {
    if (!(await write.run(() => send(saveAuthorisation(id, open !== true))))) return
    plant.retry()
    notices.provider.open({ type: 'success', message: t('authorisation.done'), key: 'authorisation' })
  }

  return (
    <section
      className={`hg-row justify-between ${record['section']} gap-x-6 gap-y-2`}
      aria-labelledby={label}
    >
      <div>
        <h2 className="text-body" id={label}>
          {t('authorisation.title')}
        </h2>
        <p className="hg-cell-soft">{t('authorisation.text')}</p>
        {may && <WriteNote write={write} />}
      </div>
      {plant.fault ? (
        <FaultDetails fault={plant.fault} retry={plant.retry} what={t('authorisation.title')} />
      ) : plant.data === undefined ? (
        <SkeletonBlock width={64} height={32} />
      ) : may ? (
        <button
          type="button"
          role="switch"
          className={`hg-inline ${css['switch']} min-h-11 px-1`}
          aria-checked={open === true}
          aria-labelledby={label}
          aria-busy={write.busy}
          onClick={() => void change()}
        >
          <span aria-hidden="true" />
          {t(open === true ? 'authorisation.on' : 'authorisation.off')}
        </button>
      ) : (
        <strong>{open === null ? '--' : t(open ? 'authorisation.on' : 'authorisation.off')}</strong>
      )}
    </section>
  )
}
