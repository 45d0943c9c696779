import type { KeyboardEvent } from 'react'
import { instantOf, type PlayedDay } from '../../../domain/modules/playback'
import { localTime } from '../../../domain/time/instant'
import { DayStepper } from '../../../features/figures/day-stepper'
import { Choice } from '../../../features/figures/view-switch'
import { Button } from '../../../kit/button/button'
import { IconButton } from '../../../kit/button/icon-button'
import { Stroke } from '../../../kit/icon/stroke'
import { FaultDetails } from '../../../kit/panel/fault-details'
import { SkeletonBlock } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { type Playback, SPEEDS } from './use-playback'
import css from './playback.module.css'

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
    <section className={`hg-stack ${css['bar']}`} aria-label={t('play.title')}>
      <div className={`hg-row ${css['row']}`}>
        <DayStepper date={date} today={today} onChange={onDate} onStep={onStep} />
        {day && (
          <Choice
            label={t('play.speed')}
            value={String(playback.speed)}
            options={SPEEDS.map((speed) => [String(speed), `${speed}×`] as const)}
            onChange={(speed) => playback.setSpeed(SPEEDS.find((one) => String(one) === speed) ?? 1)}
          />
        )}
        <Button onClick={onClose}>{t('play.close')}</Button>
      </div>
      {day ? (
        <Track playback={playback} day={day} />
      ) : state.fault ? (
        <FaultDetails fault={state.fault} retry={state.retry} what={t('play.title')} />
      ) : state.data === undefined ? (
        <SkeletonBlock height={36} />
      ) : (
        <p role="status">{t('play.none')}</p>
      )}
    </section>
  )
}

function Track({ playback, day }: { playback: Playback; day: PlayedDay }) {
  const t = useText('modules')
  const { at, playing } = playback
  const { time, abbreviation, offset } = localTime(instantOf(day, at), day.zone)
  const shown = `${time} ${abbreviation || offset}`
  const word = t(playing ? 'play.pause' : 'play.play')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    playback.toggle()
  }
  return (
    <div className={`hg-line hg-gap-12 ${css['track']}`}>
      <IconButton label={word} onClick={playback.toggle}>
        <Stroke d={playing ? 'M5.500 3v10M10.500 3v10' : 'M5 3l8 5-8 5z'} />
      </IconButton>
      <input
        type="range"
        aria-label={t('play.at')}
        aria-valuetext={shown}
        min={0}
        max={day.steps - 1}
        value={at}
        onChange={(event) => playback.show(Math.min(day.last, Number(event.target.value)))}
        onKeyDown={onKeyDown}
      />
      <output>{shown}</output>
    </div>
  )
}
