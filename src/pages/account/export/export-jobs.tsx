import type { ExportJob } from '../../../domain/people/account-export'
import { EmptyState } from '../../../kit/states/states'
import { useText } from '../../../kit/text/use-text'
import { Section } from '../section'
import { JobLine } from './export-job'

/** Exports so far, the newest first: how far each is, and its file. */
export function ExportJobs({ jobs }: { jobs: readonly ExportJob[] }) {
  const t = useText('account-export')
  return (
    <Section title={t('jobs')}>
      {jobs.length === 0 && <EmptyState kind="created" text={t('none')} />}
      <ul className="grid">
        {jobs.map((job) => (
          <li key={job.id} className="account-line">
            <JobLine job={job} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
