/** A line of text as a picture: how much of the colour each point has. */
export interface Painted {
  readonly columns: number
  readonly rows: number
  readonly cover: Uint8Array
}

/** How text outside of the file's own fonts is measured and painted; lengths for a size of 1. */
export interface Painter {
  widthOf(text: string, strong: boolean): number
  /** With `ASCENT` above the line of writing and `DESCENT` below it. */
  paint(text: string, strong: boolean): Painted
}

export const ASCENT = 1.1
export const DESCENT = 0.4
/** Points of a picture for a size of 1: 432 to the inch for writing of 8 points. */
const FINE = 48

/** Of Han characters each language has its own shapes. */
const OF_LANGUAGE: Readonly<Record<string, string>> = {
  ja: '"Hiragino Sans", "Yu Gothic", Meiryo, "Noto Sans CJK JP", "Noto Sans JP"',
  ko: '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR", "Noto Sans KR"',
  zh: '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC"',
}

/** With the fonts of this machine; null where there is nothing to paint on. */
export function canvasPainter(language: string): Painter | null {
  if (typeof OffscreenCanvas === 'undefined') return null
  const family = [OF_LANGUAGE[language], 'sans-serif'].filter(Boolean).join(', ')
  const contextOf = (columns: number, rows: number, strong: boolean) => {
    const context = new OffscreenCanvas(columns, rows).getContext('2d')
    if (context) context.font = `${strong ? 600 : 400} ${FINE}px ${family}`
    return context
  }
  const rows = Math.ceil((ASCENT + DESCENT) * FINE)
  const widthOf = (text: string, strong: boolean) =>
    (contextOf(1, 1, strong)?.measureText(text).width ?? 0) / FINE
  return {
    widthOf,
    paint(text, strong) {
      const columns = Math.max(1, Math.ceil(widthOf(text, strong) * FINE))
      const context = contextOf(columns, rows, strong)
      context?.fillText(text, 0, ASCENT * FINE)
      const points = context?.getImageData(0, 0, columns, rows).data ?? new Uint8ClampedArray()
      return {
        columns,
        rows,
        cover: Uint8Array.from({ length: columns * rows }, (_, at) => points[at * 4 + 3] ?? 0),
      }
    },
  }
}
