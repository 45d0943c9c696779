import { useState } from 'react'
import { Button } from '../../kit/button/button'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'

/** A phone on the roof knows where the plant is; longer than this nobody waits for it, ms. */
const PATIENCE = 15_000

/** Asks the device where it is, once somebody presses: the shortest way to the place of a plant. */
export function OwnPosition({ onFound }: { onFound(pin: { lat: number; lng: number }): void }) {
  const t = useText('plant-profile')
  const [state, setState] = useState<'idle' | 'asking' | 'denied'>('idle')
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onFound({ lat: Number(coords.latitude.toFixed(6)), lng: Number(coords.longitude.toFixed(6)) })
      },
      () => setState('denied'),
      { enableHighAccuracy: true, timeout: PATIENCE },
    )
  }
  // A browser without it, or a page without a secure address, has no such thing.
  if (!('geolocation' in navigator)) return null
  return (
    <div className="hg-field">
      <Button aria-busy={state === 'asking'} onClick={ask}>
        <Icon name="pin" size={16} />
        {t('pin.mine')}
      </Button>
      <p className="hg-field-help empty:absolute text-ink-soft text-caption" role="status">
        {state === 'idle' ? '' : t(`pin.${state}`)}
      </p>
    </div>
  )
}
