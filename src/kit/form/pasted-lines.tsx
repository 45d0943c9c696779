import './field.css'
import { Icon } from '../icon/icon'
import { useText } from '../text/use-text'
import { FileButton } from './file-button'

interface PastedLinesProps {
  /** Of the box. */
  readonly id: string
  readonly label: string
  readonly help: string
  readonly value: string
  readonly error?: string | null
  /** Id of what stands elsewhere and says what is wrong with the lines. */
  readonly wrong?: string | undefined
  readonly rows?: number
  onChange(text: string): void
}

/** Lines of text, scanned or pasted, or read from a file: serials, or rows of a table. */
export function PastedLines(props: PastedLinesProps) {
  const { id, label, help, value, error, wrong, rows = 5, onChange } = props
  const t = useText('engine')
  const invalid = Boolean(error) || wrong !== undefined || undefined
  const said = [`${id}-help`, error && `${id}-error`, wrong].filter(Boolean).join(' ')
  return (
    <>
      <div className="hg-field" data-invalid={invalid}>
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          className="hg-text-input"
          data-autofocus
          rows={rows}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={value}
          aria-invalid={invalid}
          aria-describedby={said}
          onChange={(event) => onChange(event.target.value)}
        />
        <p id={`${id}-help`} className="hg-field-help text-ink-soft text-caption">
          {help}
        </p>
        {error && (
          <p id={`${id}-error`} className="hg-field-error">
            {error}
          </p>
        )}
      </div>
      <div>
        <FileButton
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          label={t('form.uploadFile')}
          onFile={(file) => void file.text().then(onChange)}
        >
          <Icon name="upload" size={16} /> {t('form.uploadFile')}
        </FileButton>
      </div>
    </>
  )
}
