import { Fragment, useMemo } from 'react'
import { useCapability } from '../../../console/access/use-capability'
import { useMay } from '../../../console/access/gate'
import { Denied } from '../../../console/access/denied'
import { useCurrentPlant } from '../../../console/data/use-current-plant'
import { useReadAccess } from '../../../console/list/use-read-access'
import { ResourceList } from '../../../console/list/resource-list'
import { useSignedInServices } from '../../../console/services/signed-in-context'
import type { Plant } from '../../../domain/plants/reading'
import { ViewSwitch } from '../../../features/figures/view-switch'
import { Button } from '../../../kit/button/button'
import { Panel, SkeletonBlock } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { Icon } from '../../../kit/icon/icon'
import { LayoutEditor } from './edit/layout-editor'
import { ShadePanel } from './shade-panel'
import { ModuleView } from './module-view'
import { measuredType, useLayout } from './use-layout'
import { useLayoutAddress } from './use-layout-address'
import css from './layout.module.css'

/** What a first drawing may come from. */
const SOURCES = ['photo', 'strings'] as const

/** The modules of a plant in their places, coloured by what they do (screens 7), or the same as a list. */
export function LayoutPage() {
  const { plans } = useSignedInServices()
  const { state } = useCurrentPlant()
  const plan = plans.get('modules')
  const reading = useReadAccess(plan)
  if (state.plant === null) return null
  if (reading === 'refused') return <Denied plan={plan} />
  return <Layout plant={state.plant} may={reading === 'granted'} />
}

/** What opens within the screen has its words before it opens. */
function useWordsOfParts() {
  useText('devices')
  useText('units')
  useText('words')
}

function Layout({ plant, may }: { plant: Plant; may: boolean }) {
  const t = useText('modules')
  const plantText = useText('plant')
  useWordsOfParts()
  const { plans } = useSignedInServices()
  const address = useLayoutAddress()
  const layout = useLayout(plant.id, may)
  const days = useCapability('moduleDays') === true
  const measured = useMemo(() => measuredType(layout.data), [layout.data])
  const drawable = useCapability('layoutDrafts') === true
  const draws = useMay('modules', 'draw', plant) && drawable
  const asTable = address.get('as') === 'table'
  const switcher = (
    <ViewSwitch table={asTable} onChange={(table) => address.set({ as: table ? 'table' : null })} />
  )
  const edit = draws && layout.data && (
    <Button onClick={() => address.set({ edit: '1', as: null })}>
      <Icon name="edit" size={16} /> {t('actions.draw.label')}
    </Button>
  )
  const ways = edit && (
    <>
      {edit}{' '}
      {SOURCES.map((source) => (
        <Fragment key={source}>
          <Button onClick={() => address.set({ edit: source, as: null })}>{t(`from.${source}`)}</Button>{' '}
        </Fragment>
      ))}
    </>
  )
  if (draws && layout.data && address.get('edit') !== null)
    return (
      <div className={`hg-stack gap-3 ${css['page']}`}>
        <LayoutEditor
          plant={plant}
          layout={layout.data}
          from={SOURCES.find((source) => source === address.get('edit')) ?? null}
          onClose={() => address.set({ edit: null })}
        />
      </div>
    )
  if (asTable && may)
    return (
      <div className={`hg-stack gap-3 ${css['page']}`}>
        <div className="flex justify-end">{switcher}</div>
        <ResourceList plan={plans.get('modules')} level={2} />
      </div>
    )
  return (
    <div className={`hg-stack gap-3 ${css['page']}`}>
      <Panel
        title={plantText('tabs.layout')}
        state={layout}
        extra={
          layout.data &&
          layout.data.arrays.length > 0 && (
            <>
              {edit} {switcher}
            </>
          )
        }
        skeleton={<SkeletonBlock height={420} />}
        empty={layout.data?.arrays.length === 0 ? { kind: 'created', text: t('none'), action: ways } : null}
      >
        {layout.data && <ModuleView plant={plant} layout={layout.data} address={address} />}
      </Panel>
      {days && measured && <ShadePanel plant={plant} arrays={layout.data?.arrays ?? []} type={measured} />}
    </div>
  )
}
