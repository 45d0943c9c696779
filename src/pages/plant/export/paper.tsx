import { useEffect, useRef } from 'react'
import { InLanguage } from '../../../console/text/in-language'
import type { Language } from '../../../domain/brand/language'
import { type ExportFile } from '../../../domain/export/file'
import { headingOf } from '../../../domain/export/cells'
import { figureColumns, type PaperPage, pagesOf } from '../../../domain/export/paper'
import { MISSING, truncate } from '../../../domain/values/quantity'
import type { CsvCell } from '../../../domain/values/csv'
import { FigureTable } from '../../../features/figures/figure-table'
import { Button } from '../../../kit/button/button'
import { Overlay } from '../../../kit/dialog/overlay'
import { printInPage } from '../../../kit/dialog/top-layer'
import { useText } from '../../../kit/text/use-text'
import { PaperBars } from './paper-bars'
import css from './paper.module.css'

interface PaperProps {
  readonly file: ExportFile
  readonly name: string
  /** In what it is written; null is what the console speaks. */
  readonly language: Language | null
  onClose(): void
}

/** A file for people: a page a month with its curve, its figures and how to read them; the browser makes the PDF. */
export function Paper({ file, name, language, onClose }: PaperProps) {
  const t = useText('plant-export')
  const pages = pagesOf(file)
  useEffect(() => {
    // What the browser proposes as the name of the file.
    const before = document.title
    document.title = name.replace(/\.pdf$/, '')
    return () => {
      document.title = before
    }
  }, [name])
  const paper = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const dialog = paper.current?.closest('dialog')
    return dialog ? printInPage(dialog) : undefined
  }, [])
  return (
    <Overlay
      shape="box"
      title={t('paper.open')}
      extra={
        <Button kind="primary" onClick={() => window.print()}>
          {t('paper.print')}
        </Button>
      }
      onClose={onClose}
    >
      <InLanguage language={language}>
        <div
          ref={paper}
          className={`hg-stack gap-4 ${css['paper']}`}
          data-prints-alone="pages"
          lang={language ?? undefined}
        >
          {pages.map((page) => (
            <Page key={`${page.sheet} ${page.period}`} title={file.title} page={page} />
          ))}
          {file.notes && <Notes notes={file.notes} />}
        </div>
      </InLanguage>
    </Overlay>
  )
}

function Page({ title, page }: { title: string; page: PaperPage }) {
  const t = useText('plant-export')
  const { sheet, period, head, rows, sums, whole } = page
  const figures = new Set(figureColumns(head))
  const said = (cell: CsvCell | undefined, at: number) =>
    typeof cell === 'number' && figures.has(at) ? truncate(cell) : (cell ?? MISSING)
  const name = `${sheet} · ${title} · ${period}`
  return (
    <section className={`hg-stack min-w-0 ${css['page']}`} aria-label={name}>
      <h3 className="wrap-anywhere">{name}</h3>
      <PaperBars page={page} />
      <FigureTable
        caption={name}
        columns={head.map(headingOf)}
        rows={rows.map((row) => ({
          key: String(row[0]),
          cells: row.map((cell, at) => String(said(cell, at))),
        }))}
        footer={sums.map((sum, at) => (at === 0 ? t('paper.sum') : sum === null ? '' : truncate(sum)))}
      />
      <p className="text-ink-soft text-caption">
        {t('paper.whole', { whole, rows: rows.length })}. {t('notes.rule')}
      </p>
    </section>
  )
}

function Notes({ notes }: { notes: NonNullable<ExportFile['notes']> }) {
  const words = useText('words')
  return (
    <section className={`hg-stack min-w-0 ${css['page']}`} aria-label={words('fields.notes')}>
      <h3 className="wrap-anywhere">{words('fields.notes')}</h3>
      <dl className={`hg-stack text-caption ${css['notes']} gap-1.5 my-[1em]`}>
        {notes.map(([what, how], at) => (
          <div key={`${at} ${what}`}>
            <dt className="text-inherit font-semibold">{what}</dt>
            <dd className="wrap-anywhere">{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
