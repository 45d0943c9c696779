import { useMemo } from 'react'
import { useCall } from '../../../console/data/use-call'
import { useServices } from '../../../console/services/services-context'
import { cellsOf, headingOf, headOf } from '../../../domain/export/cells'
import { othersOf } from '../../../domain/export/draft'
import type { ExportOrder } from '../../../domain/export/jobs'
import { expectedRows, expectedSize } from '../../../domain/export/periods'
import { emptySpans, type ExportRow } from '../../../domain/export/rows'
import type { Zone } from '../../../domain/plants/reading'
import { formatInstant } from '../../../domain/time/instant'
import { MISSING } from '../../../domain/values/quantity'
import { FigureTable } from '../../../features/figures/figure-table'
import { useNow } from '../../../kit/time/use-now'
import { Panel, SkeletonBlock } from '../../../kit/panel/panel'
import { SETTLED } from '../../../kit/states/call-state'
import { useLanguage, useText } from '../../../kit/text/use-text'
import { isTimed } from './file-of'
import { useFileWords } from './file-words'
import { Size } from './size'
import { zoneOf } from '../../../domain/plants/zone-of'
import { sourceOf } from './source'
import { columnName, headWords, levelWord, qualityWord } from './words'

const SHOWN = 20
/** Spans without a value that are named; the others are counted. */
const NAMED = 6

/** The first rows of the file, made of its first call by the very rules that make the whole. */
export function Preview({ order, ready }: { order: ExportOrder; ready: boolean }) {
  const t = useText('plant-export')
  const say = useFileWords(order.draft.language)
  const own = useLanguage()
  const language = order.draft.language ?? own
  const { clock } = useServices()
  const now = useNow(60)
  const { draft, plant, systemId } = order
  const words = JSON.stringify([draft, order.device?.parameters.map(({ key }) => key), order.device?.all])
  const source = useMemo(
    () => sourceOf(order, { language, now: clock.now(), level: (level) => levelWord(level, say) }),
    // oxlint-disable-next-line react/exhaustive-deps -- the words say all of the order that matters
    [words, plant.id, systemId, language, clock, say],
  )
  const report = draft.template === 'report'
  const lacks = draft.template === 'parameters' && source.parts === 0
  const state = useCall(
    ['export-preview', plant.id, systemId, words, language],
    ready && !report && source.parts > 0 ? source.part(0) : null,
  )
  const zone = zoneOf(order.plant)
  const columns = source.columns.length
  const known = state.data?.total ?? expectedRows(draft, zone, now)
  const plants = othersOf(draft) + 1
  // Only their own calls say how many alarms other plants have.
  const rows = draft.template === 'alarms' && plants > 1 ? null : known && known * plants
  const title = t('preview.title')
  if (report || lacks)
    return (
      <Panel title={title} state={SETTLED}>
        <p className="text-ink-soft text-caption">{t(report ? 'preview.report' : 'preview.lacks')}</p>
      </Panel>
    )
  const head = headOf(
    source.columns.map((column) => ({ name: columnName(column, say), unit: column.unit })),
    draft,
    isTimed(order),
    headWords(say),
  ).map(headingOf)
  const first = state.data?.rows.slice(0, SHOWN) ?? []
  const empty = state.data?.rows.filter(({ quality }) => quality === 'missing').length ?? 0
  const nothing = state.data?.rows.every(({ quality }) => quality === 'missing') === true
  const shownZone = draft.clock === 'utc' ? 'UTC' : zone
  const unfilled = emptyText(state.data?.rows ?? [], shownZone)
  return (
    <Panel
      title={title}
      state={state}
      skeleton={<SkeletonBlock height={420} />}
      empty={
        nothing
          ? draft.template === 'alarms'
            ? { kind: 'quiet', text: t('preview.empty') }
            : {
                kind: 'period',
                text: `${t('preview.empty')} ${unfilled}`,
              }
          : null
      }
      extra={
        <span className="text-ink-soft text-caption tabular-nums">
          {rows !== null && (
            <>
              {t('preview.rows', { rows })} · <Size about bytes={expectedSize(rows, columns, draft.format)} />
              {' · '}
            </>
          )}
          {shownZone}
        </span>
      }
      footer={empty > 0 && !nothing ? `${t('preview.gaps', { rows: empty })} ${unfilled}` : null}
    >
      <div className="h-130 @min-[840px]/plant:h-160" lang={language}>
        <FigureTable
          caption={title}
          columns={head}
          rows={first.map((row, index) => ({
            key: String(index),
            cells: cellsOf(row, source.columns, draft, zone, (quality) => qualityWord(quality, say)).map(
              (cell) => (cell === null ? (draft.gap === 'dashes' ? MISSING : '') : String(cell)),
            ),
          }))}
        />
      </div>
    </Panel>
  )
}

/** Which rows have no value: days and months by name, shorter rows by the clock of the plant. */
function emptyText(rows: readonly ExportRow[], zone: Zone): string {
  const said = ({ period, at }: ExportRow) => period ?? formatInstant(at, zone).slice(0, 16)
  const spans = emptySpans(rows)
  const named = spans
    .slice(0, NAMED)
    .map(({ first, last }) => (first === last ? said(first) : `${said(first)} – ${said(last)}`))
  const more = spans.length - named.length
  return named.length === 0 ? '' : `(${[...named, ...(more > 0 ? [`+${more}`] : [])].join(', ')})`
}
