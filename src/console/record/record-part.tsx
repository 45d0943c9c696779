import type { ReactNode } from 'react'
import type { Capability } from '../../domain/people/capability'
import type { Plan } from '../../schema/compile'
import { FaultDetails } from '../../kit/panel/fault-details'
import { SkeletonBlock } from '../../kit/panel/panel'
import { useCurrentPlant } from '../data/use-current-plant'
import { CapabilityPart } from '../access/capability-part'
import { useDeniedText } from '../access/denied'
import { useCapability } from '../access/use-capability'
import { useGranted } from '../access/use-granted'
import { useResourceText } from '../text/use-resource-text'
import { RecordSection } from './record-section'
import { useRecord } from './use-record'
import { useZone } from './use-zone'
import css from './record.module.css'

export interface RecordPartProps {
  readonly plan: Plan
  readonly id: number
  onSaved?(): void
}

/**
 * The sections of one small record among others on a screen. It loads and fails alone; what may not be read keeps
 * its head and says which code it needs.
 */
export function RecordPart(props: RecordPartProps) {
  const granted = useGranted(props.plan.name, ['read', 'update'])
  const { state } = useCurrentPlant()
  if (!granted.has('read') && state.detail === 'loading') return null
  if (!granted.has('read')) return <Closed plan={props.plan} />
  const part = <Readable {...props} mayEdit={granted.has('update')} />
  const { capability } = props.plan
  return capability === null ? (
    part
  ) : (
    <Offered plan={props.plan} capability={capability}>
      {part}
    </Offered>
  )
}

/** What a server lacks, or has not said whether it has it, keeps its head as well. */
function Offered(props: { plan: Plan; capability: Capability; children: ReactNode }) {
  const { plan, capability } = props
  const text = useResourceText(plan)
  if (useCapability(capability)) return props.children
  return (
    <Heads plan={plan}>
      <CapabilityPart of={capability} what={text.one} waiting={<SkeletonBlock height={48} />}>
        {null}
      </CapabilityPart>
    </Heads>
  )
}

/** Heads without values. */
function Heads(props: { plan: Plan; children: ReactNode }) {
  const text = useResourceText(props.plan)
  return (
    <>
      {props.plan.sections.map(({ key }) => (
        <section key={key} className={css['section']} aria-label={text.section(key)}>
          <header>
            <h3>{text.section(key)}</h3>
          </header>
          {props.children}
        </section>
      ))}
    </>
  )
}

function Closed({ plan }: { plan: Plan }) {
  return (
    <Heads plan={plan}>
      <p className="hg-cell-soft">{useDeniedText(plan)}</p>
    </Heads>
  )
}

function Readable(props: RecordPartProps & { mayEdit: boolean }) {
  const { plan, id, mayEdit, onSaved } = props
  const { record, fault, retry } = useRecord(plan, id)
  const text = useResourceText(plan)
  const zone = useZone(plan, record ?? {})
  if (record === null)
    return (
      <Heads plan={plan}>
        {fault === null ? (
          <SkeletonBlock height={48} />
        ) : (
          <FaultDetails fault={fault} retry={retry} what={text.section(plan.sections[0]?.key ?? '')} />
        )}
      </Heads>
    )
  return (
    <>
      {plan.sections.map((section) => (
        <RecordSection
          key={section.key}
          {...{ plan, section, record, zone, mayEdit }}
          level={3}
          copies={!mayEdit}
          {...(onSaved ? { onSaved } : {})}
        />
      ))}
      {fault && <FaultDetails fault={fault} retry={retry} what={text.one} />}
    </>
  )
}
