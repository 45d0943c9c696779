import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { sisterStep } from '../../domain/devices/sisters'
import { useKey } from '../../features/plants/use-key'
import { KeptButton } from '../../kit/button/kept-button'
import { Stroke } from '../../kit/icon/stroke'
import { useText } from '../../kit/text/use-text'
import type { DeviceInSight } from './use-device'
import type { DeviceAddress } from './use-device-address'

type Way = 'previous' | 'next'
/** By which button the last step was made: the next device has one like it, which takes the focus on. */
export interface Stepped {
  note(way: Way): void
  take(): Way | null
}

export function newStepped(): Stepped {
  let last: Way | null = null
  return {
    note: (way) => {
      last = way
    },
    take: () => {
      const way = last
      last = null
      return way
    },
  }
}

const STROKES = { previous: 'm10 3-5 5 5 5', next: 'm6 3 5 5-5 5' } as const

interface SistersProps {
  readonly device: DeviceInSight
  readonly address: DeviceAddress
  readonly stepped: Stepped
}

/** The others of its type at the plant, by button and by `[` and `]`, on the same tab. */
export function Sisters({ device, address, stepped }: SistersProps) {
  const t = useText('device')
  const plant = useText('plant')
  const navigate = useNavigate()
  const buttons = useRef<HTMLSpanElement>(null)
  const { detail, beside } = device
  const step = detail.id === null ? null : sisterStep(beside.data?.rows ?? [], detail.id)
  const there = step !== null
  useEffect(() => {
    const way = there ? stepped.take() : null
    if (way === null) return
    const lost = document.activeElement === document.body
    if (lost) buttons.current?.querySelector<HTMLElement>(`[data-way=${way}]`)?.focus()
  }, [there, stepped])
  const go = (way: Way) => {
    // A key may come before the screen has followed the last one.
    const from = address.now() ?? detail.id
    const id = from === null ? null : sisterStep(beside.data?.rows ?? [], from)?.[way]?.id
    if (typeof id === 'number') void navigate(address.to(id, device.plant.id))
  }
  const before = useKey(
    { id: 'device.previous', keys: '[', label: t('head.previous'), group: 'console' },
    () => go('previous'),
  )
  const after = useKey({ id: 'device.next', keys: ']', label: t('head.next'), group: 'console' }, () =>
    go('next'),
  )
  if (step === null) return null
  const button = (way: Way, key: string) => (
    <KeptButton
      className="hg-square data-off:opacity-40 phone:w-11 phone:h-11"
      off={step[way] === null}
      data-way={way}
      aria-label={t(`head.${way}`)}
      aria-keyshortcuts={key}
      title={`${t(`head.${way}`)} (${key})`}
      onClick={() => {
        stepped.note(way)
        go(way)
      }}
    >
      <Stroke d={STROKES[way]} weight={1.6} />
    </KeptButton>
  )
  return (
    <span
      ref={buttons}
      className="ms-auto phone:ms-0 hg-inline gap-1 text-ink-soft text-caption tabular-nums print:hidden"
    >
      {button('previous', before)}
      <span>{plant('header.place', { position: step.position, count: step.count })}</span>
      {button('next', after)}
    </span>
  )
}
