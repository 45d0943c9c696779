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

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

/** Something to paint on: beside the page where the browser can, else on the page. */
function contextOf(columns: number, rows: number): Context | null {
  const beside =
    typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(columns, rows).getContext('2d')
  if (beside !== null || typeof document === 'undefined') return beside
  const canvas = document.createElement('canvas')
  canvas.width = columns
  canvas.height = rows
  return canvas.getContext('2d')
}

/** With the fonts of this machine. Throws where there is nothing to paint on, as in a worker of an older browser. */
export function canvasPainter(language: string): Painter {
  const family = [OF_LANGUAGE[language], 'sans-serif'].filter(Boolean).join(', ')
  const rows = Math.ceil((ASCENT + DESCENT) * FINE)
  const set = (columns: number, strong: boolean): Context => {
    const context = contextOf(columns, rows)
    if (context === null) throw new Error('nothing to paint on')
    context.font = `${strong ? 600 : 400} ${FINE}px ${family}`
    return context
  }
  const [regular, bold] = [set(1, false), set(1, true)]
  const widthOf = (text: string, strong: boolean) => (strong ? bold : regular).measureText(text).width / FINE
  return {
    widthOf,
    paint(text, strong) {
      const columns = Math.max(1, Math.ceil(widthOf(text, strong) * FINE))
      const context = set(columns, strong)
      context.fillText(text, 0, ASCENT * FINE)
      const { data } = context.getImageData(0, 0, columns, rows)
      const cover = Uint8Array.from({ length: columns * rows }, (_, at) => data[at * 4 + 3] ?? 0)
      return { columns, rows, cover }
    },
  }
}
