import { IconButton } from '../../kit/button/icon-button'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'
import css from './zoom-buttons.module.css'

interface Zoom {
  readonly atLeast: boolean
  readonly atMost: boolean
  by(steps: number): void
  all(): void
}

/** Zoom in, out and reset, for people without wheel or keys. */
export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const t = useText('modules')
  const buttons = [
    ['in', 'plus', zoom.atMost, () => zoom.by(1)],
    ['out', 'minus', zoom.atLeast, () => zoom.by(-1)],
    ['all', 'panel', zoom.atLeast, () => zoom.all()],
  ] as const
  return (
    <div
      className={`hg-box flex-none ${css['zoom']} inline-flex overflow-hidden`}
      role="group"
      aria-label={t('zoom.label')}
    >
      {buttons.map(([key, icon, off, run]) => (
        <IconButton key={key} label={t(`zoom.${key}`)} off={off} onClick={run}>
          <Icon name={icon} size={16} />
        </IconButton>
      ))}
    </div>
  )
}
