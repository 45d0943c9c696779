/** Marks of a plot, in the order of its series. */
export interface PlotSeries {
  readonly name: string
  /** Hex digits of the brand's palette. */
  readonly colour: string
  /** One for each place of the plot; null where nothing is known, which is left open. */
  readonly values: readonly (number | null)[]
}

export interface Plot {
  readonly kind: 'plot'
  readonly shape: 'bars' | 'lines'
  readonly axis: {
    readonly domain: readonly [number, number]
    readonly ticks: readonly { readonly at: number; readonly label: string }[]
    readonly unit: string
  }
  readonly series: readonly PlotSeries[]
  /** Under each place; empty for none. */
  readonly labels: readonly string[]
}

export interface PaperTable {
  readonly kind: 'table'
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Sums under the rows. */
  readonly foot?: readonly string[]
  /** Columns of figures, which stand on the right. */
  readonly figures: readonly number[]
}

/** What stands on paper from top to bottom; a page is turned where it is full, and at `page`. */
export type PaperPart =
  | { readonly kind: 'title' | 'heading' | 'text' | 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [string, string])[] }
  | { readonly kind: 'page' }
  | Plot
  | PaperTable

export interface PaperDocument {
  readonly title: string
  /** Code of the language that its words are in. */
  readonly language: string
  readonly wide: boolean
  readonly parts: readonly PaperPart[]
}

/** Every text of a document, as it will be drawn. */
export function textsOf({ title, parts }: PaperDocument): readonly string[] {
  return [title, ...parts.flatMap(textsOfPart)]
}

function textsOfPart(part: PaperPart): readonly string[] {
  switch (part.kind) {
    case 'page':
      return []
    case 'facts':
      return part.facts.flat()
    case 'table':
      return [...part.head, ...part.rows.flat(), ...(part.foot ?? [])]
    case 'plot':
      return [part.axis.unit, ...part.axis.ticks.map(({ label }) => label), ...part.labels, ...part.series.map(({ name }) => name)] // oxfmt-ignore
    default:
      return [part.text]
  }
}
