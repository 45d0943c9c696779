import { type CsvCell, harmless } from '../../domain/values/csv'

/* The files of a workbook (ECMA-376), as little of them as a spreadsheet needs. */

export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly CsvCell[])[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const FORMATS = 'http://schemas.openxmlformats.org'
const MAIN = `${FORMATS}/spreadsheetml/2006/main`
const LINKS = `${FORMATS}/package/2006/relationships`
const OFFICE = `${FORMATS}/officeDocument/2006/relationships`
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML cannot hold is left out: control characters, and halves of a character. */
const escaped = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu, '') // oxlint-disable-line no-control-regex
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

const file = (root: string, inside: string): string =>
  `${HEAD}<${root}>${inside}</${root.split(' ')[0] ?? ''}>`
const numbered = (sheets: readonly Sheet[], line: (sheet: Sheet, number: number) => string): string =>
  sheets.map((sheet, at) => line(sheet, at + 1)).join('')

/** Everything but the sheets: path and content. */
export const bookParts = (sheets: readonly Sheet[]): readonly (readonly [path: string, text: string])[] => [
  [
    '[Content_Types].xml',
    file(
      `Types xmlns="${FORMATS}/package/2006/content-types"`,
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>` +
        numbered(
          sheets,
          (_, at) =>
            `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
        ),
    ),
  ],
  [
    '_rels/.rels',
    file(
      `Relationships xmlns="${LINKS}"`,
      `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>`,
    ),
  ],
  [
    'xl/workbook.xml',
    file(
      `workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"`,
      `<sheets>${numbered(sheets, ({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at}" r:id="rId${at}"/>`)}</sheets>`,
    ),
  ],
  [
    'xl/_rels/workbook.xml.rels',
    file(
      `Relationships xmlns="${LINKS}"`,
      numbered(
        sheets,
        (_, at) =>
          `<Relationship Id="rId${at}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
      ) + `<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>`,
    ),
  ],
  [
    'xl/styles.xml',
    file(
      `styleSheet xmlns="${MAIN}"`,
      '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
        '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
        '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
        '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
        '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs>' +
        '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    ),
  ],
]

/** A, B, …, Z, AA. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last
}

/** Numbers are cells of numbers; a text is one that no spreadsheet runs. */
function cell(value: CsvCell, place: string, bold: boolean): string {
  if (value === null || value === '') return ''
  if (typeof value === 'number') return Number.isFinite(value) ? `<c r="${place}"><v>${value}</v></c>` : ''
  const style = bold ? ' s="1"' : ''
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(harmless(value))}</t></is></c>`
}

/** Rows that are packed at once. */
const AT_ONCE = 500

/** Characters that a column shows at least and at most, and rows whose cells say how many it needs. */
const WIDTH = { min: 12, max: 60, rows: 50 }

/** A sheet piece by piece: its first row stays in sight, and columns are as wide as their names and first cells. */
export function* sheetParts({ rows }: Sheet): Generator<string> {
  const columns = (rows[0] ?? []).map((_, at) => letters(at))
  const first = rows.slice(0, WIDTH.rows)
  const width = (at: number) =>
    Math.min(WIDTH.max, Math.max(WIDTH.min, ...first.map((row) => String(row[at] ?? '').length + 2)))
  const cols = columns.map(
    (_, at) => `<col min="${at + 1}" max="${at + 1}" width="${width(at)}" customWidth="1"/>`,
  )
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
  yield `${cols.length === 0 ? '' : `<cols>${cols.join('')}</cols>`}<sheetData>`
  for (let from = 0; from < rows.length; from += AT_ONCE)
    yield rows
      .slice(from, from + AT_ONCE)
      .map((row, index) => {
        const number = from + index + 1
        const cells = row.map((value, at) => {
          const place = `${columns[at] ?? letters(at)}${number}`
          return cell(number === 1 ? String(value ?? '') : value, place, number === 1)
        })
        return `<row r="${number}">${cells.join('')}</row>`
      })
      .join('')
  yield '</sheetData></worksheet>'
}
