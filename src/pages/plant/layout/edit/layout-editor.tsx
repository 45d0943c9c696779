import { useCall } from '../../../../console/data/use-call'
import type { LayoutVersions } from '../../../../domain/modules/layout-versions'
import { useState } from 'react'
import { Button } from '../../../../kit/button/button'
import { Panel, SkeletonBlock } from '../../../../kit/panel/panel'
import { useText } from '../../../../kit/text/use-text'
import { layoutVersions } from '../../../../transport/calls/layout-drafts'
import { Drawing, type EditorProps } from './drawing'

/** The layout as it is drawn anew: kept by the cloud as a draft, and everybody's once it is published. */
export function LayoutEditor(props: EditorProps) {
  const { plant, layout, onClose } = props
  const t = useText('module-edit')
  useText('words')
  useText('engine')
  const versions = useCall(['layout-versions', plant.id, layout.type], layoutVersions(plant.id, layout.type))
  // The versions as it was when work began; what comes later is asked for by the editor itself.
  const [begun, setBegun] = useState<LayoutVersions | null>(null)
  if (begun === null && versions.data !== undefined && !versions.refreshing) setBegun(versions.data)
  return (
    <Panel
      title={t('title')}
      state={begun ? [] : versions}
      extra={<Button onClick={onClose}>{t('close')}</Button>}
      skeleton={<SkeletonBlock height={420} />}
    >
      {begun && <Drawing {...props} versions={begun} />}
    </Panel>
  )
}
