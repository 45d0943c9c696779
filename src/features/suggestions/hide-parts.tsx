import { Button } from '../../kit/button/button'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { frameBetween, isFrame, type PictureFrame, steppedFrame } from '../../domain/values/picture-frame'
import { DialogFoot } from '../../console/record/dialog-foot'
import { useWrite } from '../../console/record/use-write'
import { useServices } from '../../console/services/services-context'
import { Overlay } from '../../kit/dialog/overlay'
import { useText } from '../../kit/text/use-text'
import { upload } from '../../transport/calls/platform-files'
import { malformed } from '../../transport/fault-error'
import { blobOf, paint } from './paint'

const MIDDLE: PictureFrame = { x: 0.35, y: 0.4, width: 0.3, height: 0.2 }

/** Hides parts of a picture before it leaves this machine: with a finger or a mouse, or with the keys. */
export function HideParts(props: {
  file: File
  onDone(address: string): void
  onBroken(): void
  onClose(): void
}) {
  const { file, onBroken } = props
  const t = useText('account')
  const words = useText('engine')
  const { send } = useServices()
  const write = useWrite()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [hidden, setHidden] = useState<readonly PictureFrame[]>([])
  const [frame, setFrame] = useState(MIDDLE)
  const from = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => {
    let left = false
    createImageBitmap(file).then(
      (bitmap) => {
        if (!left) setPicture(bitmap)
      },
      () => {
        if (!left) onBroken()
      },
    )
    return () => {
      left = true
    }
    // The caller's callback is a new one at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [file])
  useEffect(() => {
    if (picture !== null && canvas.current !== null) paint(canvas.current, picture, hidden)
  }, [picture, hidden])

  const at = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
  }
  const hide = (part: PictureFrame) => {
    if (isFrame(part)) setHidden((before) => [...before, part])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steppedFrame(frame, event.key, event.shiftKey)
    if (next !== null) setFrame(next)
    else if (event.key === 'Enter') hide(frame)
    else return
    event.preventDefault()
  }
  const attach = async () => {
    const target = canvas.current
    if (target === null || picture === null) return
    let address: string | null = null
    const done = await write.run(async () => {
      address = await send(upload(await blobOf(target), 'screenshot.jpg'))
      if (address === null) throw malformed('upload: no address')
    })
    if (done && address !== null) props.onDone(address)
  }

  return (
    <Overlay shape="box" role="dialog" title={t('pictures.title')} onClose={props.onClose}>
      <p className="text-ink-soft">{t('pictures.lead')}</p>
      {/* A tool to draw with has no role of its own; its result is announced below. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
      <div
        className="relative w-fit max-w-full my-3 touch-none cursor-crosshair"
        role="application"
        tabIndex={0}
        data-autofocus
        aria-label={t('pictures.canvas')}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          from.current = at(event)
        }}
        onPointerMove={(event) => {
          if (from.current !== null) setFrame(frameBetween(from.current, at(event)))
        }}
        onPointerUp={(event) => {
          if (from.current !== null) hide(frameBetween(from.current, at(event)))
          from.current = null
        }}
      >
        <canvas className="block max-w-full max-h-[50vh] rounded-control" ref={canvas} />
        <span
          className="absolute border-2 border-dashed border-primary pointer-events-none"
          style={percent(frame)}
          aria-hidden="true"
        />
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
      <div className="hg-row">
        <Button onClick={() => hide(frame)}>{t('pictures.hide')}</Button>
        <Button off={hidden.length === 0} onClick={() => setHidden(hidden.slice(0, -1))}>
          {words('record.undo')}
        </Button>
        <span role="status">{t('pictures.hidden', { count: hidden.length })}</span>
      </div>
      <DialogFoot
        write={write}
        label={t('pictures.attach')}
        ready={picture !== null}
        onPress={() => void attach()}
        onClose={props.onClose}
      />
    </Overlay>
  )
}

const percent = ({ x, y, width, height }: PictureFrame) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
})
