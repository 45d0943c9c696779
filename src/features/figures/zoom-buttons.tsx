import { IconButton } from '../../kit/button/icon-button'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'

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
      className="hg-box flex-none inline-flex overflow-hidden print:hidden"
      role="group"
      aria-label={t('zoom.label')}
    >
      {buttons.map(([key, icon, off, run]) => (
        <IconButton
          className="hg-square h-7.5 rounded-none phone:w-11 phone:h-10 data-off:opacity-40 focus-visible:-outline-offset-2"
          key={key}
          label={t(`zoom.${key}`)}
          off={off}
          onClick={run}
        >
          <Icon name={icon} size={16} />
        </IconButton>
      ))}
    </div>
  )
}
