import type { ExportJob } from '../../../domain/people/account-export'
import { MISSING } from '../../../domain/values/quantity'
import { useWrite } from '../../../console/record/use-write'
import { WriteNote } from '../../../console/record/write-note'
import { useServices } from '../../../console/services/services-context'
import { saveBlob } from '../../../kit/browser/save-file'
import { Button } from '../../../kit/button/button'
import { useText } from '../../../kit/text/use-text'
import { exportFile } from '../../../transport/calls/account-export'
import { useMoment } from '../moment'

/** One export: how far it is, and its file once it is ready. */
export function JobLine({ job }: { job: ExportJob }) {
  const t = useText('account-export')
  const words = useText('words')
  const { send } = useServices()
  const moment = useMoment()
  const write = useWrite()
  const { created, format, plants, state, progress } = job
  const said = state === null ? MISSING : t(`states.${state}`, { percent: progress ?? MISSING })
  return (
    <>
      <div>
        <span className="tabular-nums">{moment(created)}</span>
        <small className="text-ink-soft tabular-nums">
          {`${said} · ${words('sections.station')}: ${plants ?? MISSING} · ${format ?? MISSING}`}
        </small>
        {state === 'PROCESSING' && (
          <progress max={100} aria-label={t('making')} {...(progress === null ? {} : { value: progress })} />
        )}
        <WriteNote write={write} />
      </div>
      {state === 'READY' && (
        <Button
          aria-label={`${t('download')}: ${moment(created)}`}
          aria-busy={write.busy}
          onClick={() =>
            void write.run(async () =>
              saveBlob(
                `account-${job.id}.${(format ?? 'JSON').toLowerCase()}`,
                await send(exportFile(job.id)),
              ),
            )
          }
        >
          {t('download')}
        </Button>
      )}
    </>
  )
}
