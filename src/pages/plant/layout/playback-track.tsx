import type { KeyboardEvent } from 'react'
import { instantOf, type PlayedDay } from '../../../domain/modules/playback'
import { localTime } from '../../../domain/time/instant'
import { IconButton } from '../../../kit/button/icon-button'
import { Stroke } from '../../../kit/icon/stroke'
import { useText } from '../../../kit/text/use-text'
import type { Playback } from './use-playback'
import css from './playback.module.css'

/** The day as a line to move along. */
export function PlaybackTrack({ playback, day }: { playback: Playback; day: PlayedDay }) {
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
    <div className={`hg-line gap-3 ${css['track']}`}>
      <IconButton label={word} onClick={playback.toggle}>
        <Stroke d={playing ? 'M5.500 3v10M10.500 3v10' : 'M5 3l8 5-8 5z'} />
      </IconButton>
      <input
        className="flex-1 min-w-0"
        type="range"
        aria-label={t('play.at')}
        aria-valuetext={shown}
        min={0}
        max={day.steps - 1}
        value={at}
        onChange={(event) => playback.show(Math.min(day.last, Number(event.target.value)))}
        onKeyDown={onKeyDown}
      />
      <output className="flex-none min-w-21 text-end tabular-nums">{shown}</output>
    </div>
  )
}
