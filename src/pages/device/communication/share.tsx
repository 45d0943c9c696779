import { useState } from 'react'
import type { Communication } from '../../../domain/devices/communication'
import { formatInstant } from '../../../domain/time/instant'
import { useWrite } from '../../../console/record/use-write'
import { WriteNote } from '../../../console/record/write-note'
import { useServices } from '../../../console/services/services-context'
import { Button } from '../../../kit/button/button'
import { CopyButton } from '../../../kit/copy/copy-button'
import { useText } from '../../../kit/text/use-text'
import { communicationLink, type CommunicationProof } from '../../../transport/calls/communication'

interface ShareProps {
  readonly report: Communication
  readonly proof: CommunicationProof
  readonly zone: string
}

/** The report for somebody else: a link for a week, or a page of paper. Who came by a link passes none on. */
export function Share({ report, proof, zone }: ShareProps) {
  const t = useText('communication')
  const { send } = useServices()
  const write = useWrite()
  const [made, setMade] = useState<{ link: string; expires: number | null } | null>(null)
  const address =
    made &&
    `${window.location.origin}${window.location.pathname}?${new URLSearchParams({ serial: report.serial, link: made.link }).toString()}`
  const make = async () => {
    const link = await send(communicationLink(report.serial, proof))
    setMade(link)
  }
  return (
    <div className="hg-row gap-x-4 gap-y-2 print:hidden">
      {report.right !== 'plant' && report.right !== null && <span>{t(`proof.${report.right}`)}</span>}
      {address && (
        <span className="hg-inline flex-wrap">
          <input
            // The button that made it has gone.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            readOnly
            className="hg-control w-60 max-w-full"
            value={address}
            aria-label={t('share.what')}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton shown text={address} what={t('share.what')} />
          <small>{t('share.until', { time: formatInstant(made.expires, zone) })}</small>
        </span>
      )}
      {report.right !== 'link' && !made && (
        <Button kind="quiet" aria-busy={write.busy} onClick={() => void write.run(make, () => false)}>
          {t('share.make')}
        </Button>
      )}
      <WriteNote write={write} />
      <Button kind="quiet" onClick={() => window.print()}>
        {t('share.print')}
      </Button>
    </div>
  )
}
