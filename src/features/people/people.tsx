import { useState } from 'react'
import type { BusinessPerson } from '../../domain/plants/plant-records'
import { Button } from '../../kit/button/button'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useServices } from '../../console/services/services-context'
import { useCall } from '../../console/data/use-call'
import { useResourceText } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { businessPeople } from '../../transport/calls/business-access'
import { endFormerAccess } from '../../transport/calls/ownership'
import { AskDialog } from '../../console/record/ask-dialog'
import { useTransferred } from '../ownership/use-transferred'
import { ScrollBox } from '../../kit/parts/scroll-box'
import related from '../../console/record/related.module.css'

/** Who sees the plant through a business, and former owners; `may` ends what those kept. */
export function People({ id, may }: { id: number; may: boolean }) {
  const { plans } = useSignedInServices()
  const t = useText('businesses')
  const own = useText('ownership')
  const text = useResourceText(plans.get('businesses'))
  const { send, notices } = useServices()
  const again = useTransferred()
  const people = useCall(['business-people', id], businessPeople(id), { beside: 'businesses' })
  const [ending, setEnding] = useState<BusinessPerson | null>(null)
  const rows = people.data ?? []
  const ends = may && rows.some(isFormer)
  return (
    <Panel
      title={t('people.title')}
      state={people}
      skeleton={<SkeletonBlock height={96} />}
      empty={rows.length === 0 ? { kind: 'created', text: t('people.none') } : null}
    >
      <ScrollBox className={related['table'] ?? ''} label={t('people.title')}>
        <table className="w-full">
          <thead>
            <tr>
              <th scope="col">{text.field('name')}</th>
              <th scope="col">{text.field('email')}</th>
              <th scope="col">{t('people.task')}</th>
              <th scope="col">{text.field('business')}</th>
              <th scope="col">{text.field('permissions')}</th>
              {ends && <td />}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>{row.name ?? '--'}</td>
                <td>{row.email ?? '--'}</td>
                <td>{row.task === null ? '--' : t(`tasks.${row.task}`, { defaultValue: row.task })}</td>
                <td>{row.businessName ?? '--'}</td>
                <td>{row.codes.map((code) => text.choice('permissions', code)).join(', ') || '--'}</td>
                {ends && (
                  <td>
                    {isFormer(row) && <Button onClick={() => setEnding(row)}>{own('former.end')}</Button>}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {ending !== null && (
        <AskDialog
          title={own('former.end')}
          sentences={[own('former.effect', { name: ending.name ?? '--' })]}
          button={own('former.end')}
          danger
          send={() => send(endFormerAccess(id, ending.id))}
          onDone={() => {
            notices.provider.open({ type: 'success', message: own('done.ended'), key: 'ownership' })
            setEnding(null)
            again()
          }}
          onUnsure={again}
          onClose={() => setEnding(null)}
        />
      )}
    </Panel>
  )
}

const isFormer = ({ task }: BusinessPerson) => task === 'FORMER_OWNER'
