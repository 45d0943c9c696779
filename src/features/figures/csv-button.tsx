import { saveFile } from '../../kit/browser/save-file'
import { IconButton } from '../../kit/button/icon-button'
import { useText } from '../../kit/text/use-text'
import { type CsvCell, csvText, fileName } from '../../domain/values/csv'
import { Stroke } from '../../kit/icon/stroke'

interface CsvProps {
  /** What the file is named after. */
  name: readonly string[]
  /** Made when asked for; null while there is nothing to write. */
  rows: (() => readonly (readonly CsvCell[])[]) | null
}

/** The figures of a panel as a file. */
export function CsvButton({ name, rows }: CsvProps) {
  const t = useText('plant')
  return (
    <IconButton
      className="hg-square border border-line-strong disabled:opacity-40"
      label={t('csv.download')}
      disabled={rows === null}
      onClick={() => rows && saveFile(fileName(name, 'csv'), csvText(rows()))}
    >
      <Stroke d="M8 2.5v7.5M4.8 7 8 10.2 11.2 7M2.5 13.5h11" />
    </IconButton>
  )
}
