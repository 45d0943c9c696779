import type { RefObject } from 'react'
import { fileName } from '../../domain/values/csv'
import { saveBlob } from '../../kit/browser/save-file'
import { IconButton } from '../../kit/button/icon-button'
import { Stroke } from '../../kit/icon/stroke'
import { useText } from '../../kit/text/use-text'
import { temperatureOf } from '../../domain/devices/unit-words'
import { chartPicture } from './chart-picture'
import type { ParametersSpan } from './parameters-span'

interface PictureProps {
  /** Of the device. */
  readonly title: string
  readonly name: readonly string[]
  readonly plot: RefObject<HTMLDivElement | null>
  readonly model: ParametersSpan | undefined
  /** What of it is drawn. */
  readonly drawn: RefObject<ParametersSpan | null>
}

/** The chart as a file for a letter. */
export function PictureButton({ title, name, plot, model, drawn }: PictureProps) {
  const t = useText('device')
  const save = () => {
    const drawing = plot.current?.querySelector('canvas')
    if (!drawing || !model) return
    const colours = getComputedStyle(drawing.parentElement ?? drawing)
    const picture = chartPicture(drawing, drawn.current ?? model, {
      title: [title, ...name].filter(Boolean).join(' · '),
      foot: model.zone,
      names: model.rows.map(({ parameter }) =>
        [parameter.name ?? parameter.key, temperatureOf(parameter.unit)].filter(Boolean).join(', '),
      ),
      replaced: t('records.replaced'),
      font: colours.fontFamily,
      ink: colours.getPropertyValue('--ink').trim(),
      soft: colours.color,
      surface: colours.getPropertyValue('--surface-card').trim(),
    })
    picture.toBlob((blob) => blob && saveBlob(fileName(name, 'png'), blob), 'image/png')
  }
  return (
    <IconButton
      className="hg-square border border-line-strong disabled:opacity-40"
      label={t('chart.picture')}
      disabled={!model}
      onClick={save}
    >
      <Stroke d="M2.5 3.5h11v9h-11zM2.5 10.5l3-3 3 3 2-2 3 3" />
    </IconButton>
  )
}
