import { useContext, useState } from 'react'
import { offerUndo } from '../../../console/record/undo'
import { CapabilityContext } from '../../../console/record/use-actions'
import { type ExportFile, keptFile } from '../../../domain/export/file'
import { type ExportJob, subjectsOf } from '../../../domain/export/jobs'
import { useLineFocus } from '../../../kit/browser/use-line-focus'
import { saveBlob } from '../../../kit/browser/save-file'
import { Panel } from '../../../kit/panel/panel'
import { SETTLED } from '../../../kit/states/call-state'
import { useText } from '../../../kit/text/use-text'
import { Button } from '../../../kit/button/button'
import { type Exports, formatOf, nameOf } from './exports'
import { JobState } from './job-state'
import { Paper } from './paper'
import { wordOf } from './words'
import css from './export.module.css'

interface HistoryProps {
  readonly jobs: readonly ExportJob[]
  readonly exports: Exports
  readonly may: boolean
  onEdit(job: ExportJob): void
}

/** Files made in this browser, newest first, and those that are being made. */
export function History({ jobs, exports, may, onEdit }: HistoryProps) {
  const t = useText('plant-export')
  const lines = useLineFocus<HTMLUListElement>()
  const canMail = useContext(CapabilityContext)('viewMails') === true
  return (
    <Panel
      title={t('history.title')}
      state={SETTLED}
      empty={jobs.length === 0 ? { kind: 'created', text: t('history.none') } : null}
      footer={canMail ? t('history.kept') : `${t('history.kept')} ${t('history.noMail')}`}
      className="@min-[840px]/plant:col-span-full"
    >
      <ul className={`${css['jobs']} grid`} {...lines}>
        {jobs.map((job) => (
          <Line key={job.id} job={job} jobs={jobs} exports={exports} may={may} onEdit={onEdit} />
        ))}
      </ul>
    </Panel>
  )
}

function Line({ job, jobs, exports, may, onEdit }: HistoryProps & { job: ExportJob }) {
  const t = useText('plant-export')
  const engine = useText('engine')
  const words = useText('words')
  const { id, order, state } = job
  const { draft } = order
  const [paper, setPaper] = useState<ExportFile | null>(null)
  const name = [wordOf(`template.${draft.template}`, t), ...subjectsOf(order)].join(' · ')
  const download = async () => {
    const [file, beside] = await exports.files(id)
    const word = wordOf(`template.${draft.template}`, t)
    if (file) saveBlob(nameOf(job, word), file)
    if (beside && draft.format !== 'pdf') saveBlob(nameOf(job, `${word} ${words('fields.notes')}`), beside)
  }
  const look = async () => {
    const [, beside] = await exports.files(id)
    setPaper(beside ? keptFile(await beside.text()) : null)
  }
  const remove = async () =>
    offerUndo({ text: t('history.removed', { name }), run: await exports.forget(id) })
  const button = (text: string, act: () => void, primary = false) => (
    <Button kind={primary ? 'primary' : 'quiet'} aria-label={`${text}: ${name}`} onClick={act}>
      {text}
    </Button>
  )
  const runs = state === 'running' || state === 'queued'
  return (
    <li>
      <div className="grid min-w-0 wrap-anywhere">
        <strong>{name}</strong>
        <span className="text-ink-soft text-caption">
          {draft.from} – {draft.to} · {wordOf(`step.${draft.step}`, t)} ·{' '}
          {wordOf(`format.${formatOf(order)}`, t)}
        </span>
      </div>
      <JobState job={job} jobs={jobs} retry={() => exports.resume(id)} />
      <div className="hg-wrap gap-1 @min-[840px]/plant:justify-end">
        {state === 'ready' &&
          may &&
          job.missing?.some(({ fault }) => fault !== null) &&
          button(t('history.missing'), () => exports.resume(id))}
        {state === 'ready' && may && button(t('history.download'), () => void download(), true)}
        {state === 'ready' && may && draft.format === 'pdf' && button(t('paper.open'), () => void look())}
        {runs && button(engine('form.cancel'), () => exports.stop(id))}
        {state === 'stopped' && may && button(t('history.resume'), () => exports.resume(id), true)}
        {(state === 'ready' || state === 'expired') &&
          may &&
          draft.template !== 'report' &&
          button(t('history.again'), () => exports.start(order))}
        {button(engine('record.edit'), () => onEdit(job))}
        {!runs && button(engine('actions.delete.label'), () => void remove())}
      </div>
      {paper && (
        <Paper
          file={paper}
          name={nameOf(job, wordOf(`template.${draft.template}`, t))}
          language={draft.language}
          onClose={() => setPaper(null)}
        />
      )}
    </li>
  )
}
