import { DayStepper } from '../../../features/figures/day-stepper'
import { Choice } from '../../../features/figures/view-switch'
import { Button } from '../../../kit/button/button'
import { FaultDetails } from '../../../kit/panel/fault-details'
import { SkeletonBlock } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { type Playback, SPEEDS } from './use-playback'
import { PlaybackTrack } from './playback-track'

interface BarProps {
  readonly playback: Playback
  onDate(date: string): void
  onStep(days: 1 | -1): void
  onClose(): void
}

/** The day that is played: which one, where in it, how fast. */
export function PlaybackBar({ playback, onDate, onStep, onClose }: BarProps) {
  const t = useText('modules')
  const { date, today, state, day } = playback
  return (
    <section className="hg-stack py-2 px-3 border border-line rounded-control" aria-label={t('play.title')}>
      <div className="hg-row">
        <DayStepper date={date} today={today} onChange={onDate} onStep={onStep} />
        {day && (
          <Choice
            label={t('play.speed')}
            value={String(playback.speed)}
            options={SPEEDS.map((speed) => [String(speed), `${speed}×`] as const)}
            onChange={(speed) => playback.setSpeed(SPEEDS.find((one) => String(one) === speed) ?? 1)}
          />
        )}
        <Button className="ms-auto" onClick={onClose}>
          {t('play.close')}
        </Button>
      </div>
      {day ? (
        <PlaybackTrack playback={playback} day={day} />
      ) : state.fault ? (
        <FaultDetails fault={state.fault} retry={state.retry} what={t('play.title')} />
      ) : state.data === undefined ? (
        <SkeletonBlock height={36} />
      ) : (
        <p role="status" className="text-caption">
          {t('play.none')}
        </p>
      )}
    </section>
  )
}
