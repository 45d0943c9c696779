import { plausibleEpoch } from '../../domain/values/plausible'
import { useState } from 'react'
import { Link } from 'react-router'
import { businessPeople } from '../../transport/calls/business-access'
import { plantDetail } from '../../transport/calls/plant-record'
import { plantDevices } from '../../transport/calls/power-system'
import { FaultError } from '../../transport/fault-error'
import { useRunAction } from '../../console/record/run-action'
import { FormDialog } from '../../console/record/form-dialog'
import { useWrite } from '../../console/record/use-write'
import { isTyped, TypedName } from '../../console/record/typed-name'
import type { ViewProps } from '../../console/views/view-props'
import { useServices } from '../../console/services/services-context'
import { useCall } from '../../console/data/use-call'
import { useCapability } from '../../console/access/use-capability'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { useGranted } from '../../console/access/use-granted'
import { useResourceText } from '../../console/text/use-resource-text'
import { useLanguage, useText } from '../../kit/text/use-text'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { useRedirect } from '../../kit/redirect'

const PLANT = '/plant/infos/data'

/** Deleting a plant: what goes with it, the export before it, and the name typed by hand. */
export function DeletePlant({ plan, records, onClose }: ViewProps) {
  const plant = records[0]
  const id = Number(plant?.['id'])
  const name = String(plant?.['name'] ?? id)
  const t = useText('plants')
  const text = useResourceText(plan)
  const [typed, setTyped] = useState('')
  const write = useWrite()
  const { notices } = useServices()
  const run = useRunAction(plan)
  const onward = useOnward()
  const losses = useLosses(id, plausibleEpoch(plant?.['lastUpdate']) !== null)
  const exports = useGranted(plan.name, ['export'], id).has('export')
  const action = plan.actions['delete']

  const submit = async () => {
    if (action === undefined) return
    const done = await write.run(async () => {
      const [failure] = (await run(action, [id], records)).failed
      if (failure) throw new FaultError(failure.fault)
    })
    if (!done) return
    notices.provider.open({
      type: 'success',
      message: text.action('delete', 'done', { count: 1, name }),
      key: 'delete',
    })
    await onward(id)
    onClose()
  }

  return (
    <FormDialog
      title={`${text.action('delete', 'label')}: ${name}`}
      role="alertdialog"
      write={write}
      label={text.action('delete', 'label')}
      danger
      ready={isTyped(typed, name)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{t('delete.effect')}</p>
      <ul className="hg-marks my-2">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      {exports && (
        <p>
          <Link to={`/plant/infos/exportdata?plant=${id}`} onClick={onClose}>
            {t('delete.export')}
          </Link>
        </p>
      )}
      <TypedName name={name} typed={typed} onType={setTyped} />
    </FormDialog>
  )
}

/** Devices, days of data and people; what does not answer is left out, because deleting must not wait for it. */
function useLosses(id: number, reported: boolean): readonly string[] {
  const t = useText('plants')
  const language = useLanguage()
  const shared = useCapability('businessAccess') === true
  const devices = useCall(['devices-count', id], plantDevices(id, { at: 1, size: 1 }))
  const detail = useCall(['plant-detail', id, language], plantDetail(id, language))
  const people = useCall(['business-people', id], shared ? businessPeople(id) : null)
  // A plant that never reported has been there for days, and has no data of any.
  const days = reported ? (detail.data?.runningDays ?? null) : null
  return [
    ...(devices.data ? [t('delete.devices', { count: devices.data.total })] : []),
    ...(days === null ? [] : [t('delete.days', { count: days })]),
    ...(people.data ? [t('delete.people', { count: people.data.length })] : []),
  ]
}

/** After the current plant is gone: to the next of the list, else the first, else none (specification 4). */
function useOnward(): (gone: number) => Promise<void> {
  const redirect = useRedirect()
  const { data } = useSignedInServices()
  const { state, currentPlant } = useCurrentPlant()
  return async (gone) => {
    if (state.plant?.id !== gone) return
    const page = await data
      .getList({
        resource: 'plants',
        pagination: { currentPage: 1, pageSize: 20 },
        sorters: [{ field: 'id', order: 'desc' }],
      })
      .catch(() => ({ data: [] }))
    const ids = page.data.map(({ id }) => Number(id))
    const next = ids.find((id) => id < gone) ?? ids[0]
    redirect(next === undefined ? PLANT : `${PLANT}?plant=${next}`)
    if (next === undefined) currentPlant.select(null)
  }
}
