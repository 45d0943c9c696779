import { sentSize } from '../../domain/values/picture-frame'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Width and height from the header of a PNG; null for another file. */
async function pngSize(file: Blob): Promise<readonly [number, number] | null> {
  const head = new DataView(await file.slice(0, 24).arrayBuffer())
  const isPng = head.byteLength === 24 && SIGNATURE.every((byte, at) => head.getUint8(at) === byte)
  return isPng ? [head.getUint32(16), head.getUint32(20)] : null
}

/**
 * A picture as a PNG whose longer side has at most so many points; one that is so already stays as it is. It carries
 * nothing but what is seen: no place, no camera. Rejects with what is no picture.
 */
export async function smallPng(file: Blob, longest: number): Promise<Blob> {
  const own = await pngSize(file)
  if (own && Math.max(...own) <= longest) return file
  const picture = await createImageBitmap(file)
  try {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, sentSize(picture.width, picture.height, longest))
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error('no canvas')
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('the picture was not written'))),
        'image/png',
      )
    })
  } finally {
    picture.close()
  }
}
