import { useState } from 'react'
import { Link } from 'react-router'
import type { ViewProps } from '../../console/views/view-props'
import { readWall } from '../../domain/fleet/wall'
import { useText } from '../../kit/text/use-text'
import { Choice } from '../figures/view-switch'
import { Wall } from './wall'

const SHAPES = [
  ['16 / 9', '16:9'],
  ['21 / 9', '21:9'],
  ['9 / 16', '9:16'],
] as const
type Shape = (typeof SHAPES)[number][0]

/** The display as the form stands, with the figures of this moment, in the shapes that walls have. */
export function WallPreview({ records, form }: ViewProps) {
  const t = useText('screens')
  const common = useText('console')
  const [shape, setShape] = useState<Shape>('16 / 9')
  const values = form?.values ?? records[0] ?? {}
  const name = values['name']
  const id = form === undefined ? records[0]?.['id'] : undefined
  return (
    <div className="hg-stack gap-3">
      {form?.row('shift')}
      <div className="hg-row justify-between">
        <Choice<Shape> label={t('shape')} value={shape} options={SHAPES} onChange={setShape} />
        {id !== undefined && (
          <Link className="hg-button" to={`/largescreen?screen=${String(id)}`}>
            {t('open')}
          </Link>
        )}
      </div>
      <div
        className="overflow-hidden w-full max-w-240 rounded-card"
        style={{ aspectRatio: shape, ...(shape === '9 / 16' ? { maxWidth: 360 } : {}) }}
      >
        <Wall
          setup={readWall(values)}
          title={typeof name === 'string' && name !== '' ? name : common('screens.largescreen')}
          level={3}
        />
      </div>
    </div>
  )
}
