import { useState } from 'react'
import { Gate } from '../../../console/access/gate'
import { Button } from '../../../kit/button/button'
import { Icon } from '../../../kit/icon/icon'
import { NamedView } from '../../../console/views/named-view'
import { StatePicture } from '../../../kit/states/states-picture'
import { useText } from '../../../kit/text/use-text'
import type { ViewProps } from '../../../console/views/view-props'
import css from './device-page.module.css'

const STEPS = ['mount', 'find', 'register'] as const

/** A plant that nothing reports from yet: the three steps to its first logger. */
export function NoLogger(props: { plan: ViewProps['plan']; onAdding(open: boolean): void }) {
  const { plan, onAdding } = props
  const t = useText('devices')
  const [open, setOpen] = useState(false)
  const turn = (next: boolean) => {
    setOpen(next)
    onAdding(next)
  }
  return (
    <section className="hg-stack gap-4 justify-items-center max-w-160 mx-auto py-8 px-4">
      <StatePicture kind="created" />
      <h2 className="text-center">{t('first.title')}</h2>
      <ol className={`hg-stack gap-4 w-full ${css['steps']}`}>
        {STEPS.map((step) => (
          <li key={step}>
            <strong>{t(`first.${step}`)}</strong>
            <span className="text-ink-soft">{t(`first.${step}Text`)}</span>
          </li>
        ))}
      </ol>
      <Gate resource="devices" action="create">
        <Button kind="primary" onClick={() => turn(true)}>
          <Icon name="plus" size={16} /> {t('first.button')}
        </Button>
      </Gate>
      {open && <NamedView name="addDevices" plan={plan} records={[]} onClose={() => turn(false)} />}
    </section>
  )
}
