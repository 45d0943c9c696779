import { useState } from 'react'
import { useCall } from '../../../../console/data/use-call'
import { type ArrayShape, type LayoutPlan, PLAN_LIMITS } from '../../../../domain/modules/layout-plan'
import { stringsRefusal, withStrings } from '../../../../domain/modules/string-list'
import { Button } from '../../../../kit/button/button'
import { Overlay } from '../../../../kit/dialog/overlay'
import { SkeletonBlock } from '../../../../kit/panel/panel'
import { EmptyState, ErrorState } from '../../../../kit/states/states'
import { useText } from '../../../../kit/text/use-text'
import { reportedStrings } from '../../../../transport/calls/layout-drafts'
import { NumberField } from './number-field'
import css from './edit.module.css'

interface StringsProps {
  readonly plant: number
  readonly type: string
  readonly plan: LayoutPlan
  readonly shape: Pick<ArrayShape, 'landscape' | 'azimuth' | 'tilt'>
  onTaken(plan: LayoutPlan): void
  onClose(): void
}

/** The strings that the inverters report become arrays: their names and how many modules hang on each. */
export function StringsDialog({ plant, type, plan, shape, onTaken, onClose }: StringsProps) {
  const t = useText('module-edit')
  const state = useCall(['layout-strings', plant, type], reportedStrings(plant, type))
  const [typed, setTyped] = useState<Readonly<Record<string, number>>>({})
  const strings = (state.data ?? []).map((one) => ({ ...one, modules: typed[one.key] ?? one.modules ?? 0 }))
  const refused = stringsRefusal(plan, strings)
  const modules = strings.reduce((sum, one) => sum + one.modules, 0)
  return (
    <Overlay shape="box" title={t('strings.label')} onClose={onClose}>
      {state.fault && <ErrorState fault={state.fault} retry={state.retry} what={t('strings.label')} />}
      {state.loading && <SkeletonBlock height={160} />}
      {state.data?.length === 0 && <EmptyState kind="quiet" text={t('strings.none')} />}
      {strings.length > 0 && (
        <>
          <p className="text-ink-soft text-caption">{t('strings.help')}</p>
          <ul className={css['strings']}>
            {strings.map(({ key, inverter, name, modules: count }) => (
              <li key={key}>
                <NumberField
                  label={`${inverter} · ${name}`}
                  of={key}
                  value={count}
                  from={0}
                  to={PLAN_LIMITS.columns}
                  whole
                  locked={false}
                  onCommit={(next) => setTyped({ ...typed, [key]: next ?? 0 })}
                />
              </li>
            ))}
          </ul>
          <p role="status" className="min-h-5 my-2 mx-0">
            {t('strings.modules', { count: modules })}
          </p>
          {refused !== null && (
            <p role="alert" className="hg-field-error">
              {t(`publish.problem.${refused}`)}
            </p>
          )}
        </>
      )}
      <div className="hg-dialog-foot">
        <Button onClick={onClose}>{t('engine:form.cancel')}</Button>
        <Button
          kind="primary"
          disabled={refused !== null}
          onClick={() => {
            onTaken(withStrings(plan, strings, shape))
            onClose()
          }}
        >
          {t('import.take')}
        </Button>
      </div>
    </Overlay>
  )
}
