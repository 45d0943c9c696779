import { cellsOf, type PictureFrame, sentSize } from '../../domain/values/picture-frame'

/** The picture with its hidden parts melted into cells: what was below them is nowhere in it any more. */
export function paint(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  hidden: readonly PictureFrame[],
): void {
  const { width, height } = sentSize(picture.width, picture.height)
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen === null) return
  pen.drawImage(picture, 0, 0, width, height)
  const small = document.createElement('canvas')
  for (const part of hidden) {
    const [x, y] = [Math.floor(part.x * width), Math.floor(part.y * height)]
    const [across, down] = [Math.ceil(part.width * width), Math.ceil(part.height * height)]
    const cells = cellsOf(across, down)
    small.width = cells.across
    small.height = cells.down
    const brush = small.getContext('2d')
    if (brush === null) continue
    brush.imageSmoothingQuality = 'high'
    brush.drawImage(canvas, x, y, across, down, 0, 0, cells.across, cells.down)
    pen.imageSmoothingEnabled = false
    pen.drawImage(small, 0, 0, cells.across, cells.down, x, y, across, down)
    pen.imageSmoothingEnabled = true
  }
}

/** As a file that carries nothing but what is seen: no place, no camera. */
export const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new Error('the picture was not written'))
        else resolve(blob)
      },
      'image/jpeg',
      0.85,
    )
  })
