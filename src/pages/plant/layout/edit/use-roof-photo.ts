import { useState } from 'react'
import { refusedPicture } from '../../../../console/fields/image/picture'
import { useWrite, type WriteState } from '../../../../console/record/use-write'
import { useServices } from '../../../../console/services/services-context'
import { isRefusal } from '../../../../domain/faults/fault'
import { type FoundArray, foundArray } from '../../../../domain/modules/photo-array'
import { missedIn, wholeGrid } from '../../../../domain/modules/photo-grid'
import { isHeic } from '../../../../kit/browser/heic'
import { smallPng } from '../../../../kit/browser/small-png'
import { useText } from '../../../../kit/text/use-text'
import { upload } from '../../../../transport/calls/platform-files'
import { recogniseLayout } from '../../../../transport/calls/plant-extras'
import { faultOf, malformed } from '../../../../transport/fault-error'

/** Of what is chosen, MB (specification 5); of what is sent, points of the longer side. */
export const MAX_MB = 5
const LONGEST = 1024

/** A photo without modules is said in place (specification 8): it is no failure to announce. */
function unrecognised(error: unknown): null {
  if (isRefusal(faultOf(error), 'RECOGNITION_ERROR')) return null
  throw error
}

interface Seen {
  readonly address: string
  /** As the server saw it. */
  readonly recognised: FoundArray | null
  /** With every place of its grid; null for a photo without modules. */
  readonly found: FoundArray | null
}

export interface RoofPhoto {
  readonly seen: Seen | null
  /** Keys of the modules that are not taken. */
  readonly leftOut: ReadonlySet<string>
  /** Why the file was not looked at, in words. */
  readonly refused: string | null
  readonly write: WriteState
  look(file: File): Promise<void>
  /** Sends what was chosen once more; null while there is nothing to send. */
  readonly again: (() => void) | null
  toggle(key: string): void
  /** Another number of rows and columns than was recognised. */
  resize(rows: number, columns: number): void
  forget(): void
}

/** A photo of a roof with what was recognised and corrected in it; it outlives the dialog that shows it. */
export function useRoofPhoto(plantId: number, type: string): RoofPhoto {
  const t = useText('module-edit')
  const words = useText('engine')
  const { send } = useServices()
  const write = useWrite()
  const [refused, setRefused] = useState<string | null>(null)
  const [picture, setPicture] = useState<Blob | null>(null)
  const [seen, setSeen] = useState<Seen | null>(null)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())

  const forget = () => {
    setRefused(null)
    setPicture(null)
    setSeen(null)
    setLeftOut(new Set())
  }
  const ask = (sent: Blob) =>
    write.run(async () => {
      const address = await send(upload(sent, 'roof.png'))
      if (address === null) throw malformed('upload: no address')
      const proposal = await send(recogniseLayout(plantId, address, type)).catch(unrecognised)
      const recognised = proposal && foundArray(proposal)
      const found = recognised && wholeGrid(recognised)
      setSeen({ address, recognised, found })
      setLeftOut(found ? missedIn(found) : new Set())
    })
  const look = async (file: File) => {
    forget()
    const wrong = refusedPicture(file, MAX_MB)
    const small = wrong ? null : await smallPng(file, LONGEST).catch(() => null)
    if (small === null) {
      if (wrong !== 'pictureSize' && (await isHeic(file))) return setRefused(t('photo.heic'))
      return setRefused(wrong ? words(`invalid.${wrong}`, { most: MAX_MB }) : t('photo.broken'))
    }
    setPicture(small)
    await ask(small)
  }
  const toggle = (key: string) =>
    setLeftOut((before) => {
      const after = new Set(before)
      if (!after.delete(key)) after.add(key)
      return after
    })
  const resize = (rows: number, columns: number) =>
    setSeen((before) =>
      before?.recognised ? { ...before, found: wholeGrid(before.recognised, rows, columns) } : before,
    )
  const again = picture !== null && seen === null && !write.busy ? () => void ask(picture) : null
  return { seen, leftOut, refused, write, look, again, toggle, resize, forget }
}
