import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'
import controls from '../../features/figures/controls.module.css'

interface ToolsProps {
  readonly whole: boolean
  readonly nearest: boolean
  onSteps(steps: number): void
  onAll(): void
}

/** Nearer, away and all of it, for whoever has neither wheel nor keys. */
export function ZoomTools({ whole, nearest, onSteps, onAll }: ToolsProps) {
  const t = useText('modules')
  const buttons = [
    ['in', 'plus', nearest, () => onSteps(2)],
    ['out', 'minus', whole, () => onSteps(-2)],
    ['all', 'panel', whole, onAll],
  ] as const
  return (
    <div className={controls['stepper']} role="group" aria-label={t('zoom.label')}>
      {buttons.map(([key, icon, disabled, run]) => (
        <button
          key={key}
          type="button"
          aria-label={t(`zoom.${key}`)}
          title={t(`zoom.${key}`)}
          disabled={disabled}
          onClick={run}
        >
          <Icon name={icon} size={14} />
        </button>
      ))}
    </div>
  )
}
