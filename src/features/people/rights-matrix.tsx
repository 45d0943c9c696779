import { Button } from '../../kit/button/button'
import { useInvalidate } from '@refinedev/core'
import { useState } from 'react'
import { type RightsChange, rightsChange, SHARED_CODES } from '../../domain/people/business-access'
import type { RelatedBusiness } from '../../domain/plants/plant-records'
import { Dialog } from '../../kit/dialog/dialog'
import { DialogFoot } from '../../console/record/dialog-foot'
import { useWrite } from '../../console/record/use-write'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useServices } from '../../console/services/services-context'
import { useCall } from '../../console/data/use-call'
import { useResourceText } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { changeBusiness } from '../../transport/calls/business-access'
import { relatedBusinesses } from '../../transport/calls/plant-extras'
import css from './rights-matrix.module.css'

interface Changed extends RightsChange {
  readonly business: RelatedBusiness
  readonly codes: readonly string[]
}

/** Rights of all businesses of a plant at once: changed cells are marked, and what changes is read before it is saved. */
export function RightsMatrix({ id }: { id: number }) {
  const t = useText('businesses')
  const form = useText('engine')
  const asked = useCall(['business-rights', id], relatedBusinesses(id), { beside: 'businesses' })
  const [wanted, setWanted] = useState<ReadonlyMap<number, readonly string[]>>(new Map())
  const [reviewing, setReviewing] = useState(false)
  const rows = asked.data?.filter(({ state }) => state !== 'EXPIRED') ?? []
  const changed = rows.flatMap((business): Changed[] => {
    const codes = wanted.get(business.id)
    const change = codes === undefined ? null : rightsChange(business.codes, codes)
    return codes === undefined || change === null ? [] : [{ business, codes, ...change }]
  })
  const bare = changed.find(({ codes }) => codes.length === 0)
  const toggle = ({ id: business, codes }: RelatedBusiness, code: string) => {
    const now = wanted.get(business) ?? codes
    const next = now.includes(code) ? now.filter((one) => one !== code) : [...now, code]
    setWanted(new Map(wanted).set(business, next))
  }
  const drop = () => setWanted(new Map())

  return (
    <Panel
      title={t('matrix.title')}
      state={asked}
      skeleton={<SkeletonBlock height={240} />}
      empty={rows.length === 0 ? { kind: 'created', text: t('people.none') } : null}
    >
      <Rights rows={rows} wanted={wanted} toggle={toggle} />
      <div className="hg-row pt-3">
        <span className="order-1 flex-[1_1_200px] text-warning-ink" role="status">
          {bare ? t('matrix.bare', { name: bare.business.name ?? '--' }) : ''}
        </span>
        <Button off={changed.length === 0} onClick={drop}>
          {t('matrix.discard')}
        </Button>
        <Button
          kind="primary"
          disabled={changed.length === 0 || bare !== undefined}
          onClick={() => setReviewing(true)}
        >
          {changed.length === 0 ? form('form.save') : t('matrix.review')}
        </Button>
      </div>
      {reviewing && (
        <Review plant={id} changed={changed} onSaved={drop} onClose={() => setReviewing(false)} />
      )}
    </Panel>
  )
}

function Rights(props: {
  rows: readonly RelatedBusiness[]
  wanted: ReadonlyMap<number, readonly string[]>
  toggle(business: RelatedBusiness, code: string): void
}) {
  const { plans } = useSignedInServices()
  const text = useResourceText(plans.get('businesses'))
  return (
    <div className={`relative overflow-x-auto ${css['matrix']}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.field('permissions')}</th>
            {props.rows.map(({ id, name }) => (
              <th key={id} scope="col">
                {name ?? id}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SHARED_CODES.map((code) => {
            const right = text.choice('permissions', code)
            return (
              <tr key={code}>
                <th scope="row">{right}</th>
                {props.rows.map((business) => {
                  const before = business.codes.includes(code)
                  const now = (props.wanted.get(business.id) ?? business.codes).includes(code)
                  return (
                    <td key={business.id} data-changed={before !== now || undefined}>
                      <label className="hg-center min-h-9 phone:min-h-11 cursor-pointer">
                        <input
                          type="checkbox"
                          checked={now}
                          aria-label={`${right}: ${business.name ?? business.id}`}
                          onChange={() => props.toggle(business, code)}
                        />
                      </label>
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Who gains and who loses what, and the one button that does it. */
function Review(props: { plant: number; changed: readonly Changed[]; onSaved(): void; onClose(): void }) {
  const { plans } = useSignedInServices()
  const t = useText('businesses')
  const form = useText('engine')
  const text = useResourceText(plans.get('businesses'))
  const { send, notices } = useServices()
  const write = useWrite()
  const invalidate = useInvalidate()
  const words = (codes: readonly string[]) => codes.map((code) => text.choice('permissions', code)).join(', ')

  const save = async () => {
    const saved = await write.run(async () => {
      for (const { business, codes } of props.changed)
        await send(changeBusiness(props.plant, business.id, { codes }))
    })
    // What was saved before one failed is seen as saved; the rest stays marked, here and in the table.
    await invalidate({ resource: 'businesses', invalidates: ['resourceAll'] })
    if (!saved) return
    notices.provider.open({ type: 'success', message: t('matrix.done'), key: 'business-rights' })
    props.onSaved()
    props.onClose()
  }
  return (
    <Dialog title={t('matrix.review')} onClose={props.onClose}>
      <dl className="hg-stack gap-4">
        {props.changed.map(({ business, gained, lost }) => (
          <div key={business.id}>
            <dt className="text-ink font-semibold">{business.name ?? business.id}</dt>
            {gained.length > 0 && <dd className="mt-1">{t('matrix.gains', { what: words(gained) })}</dd>}
            {lost.length > 0 && <dd className="mt-1">{t('matrix.loses', { what: words(lost) })}</dd>}
          </div>
        ))}
      </dl>
      <DialogFoot
        write={write}
        label={form('form.save')}
        onClose={props.onClose}
        onPress={() => void save()}
      />
    </Dialog>
  )
}
