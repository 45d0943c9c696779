import { useState } from 'react'
import { type Communication, untilNextUpload } from '../../../domain/devices/communication'
import type { Zone } from '../../../domain/plants/reading'
import { formatInstant } from '../../../domain/time/instant'
import { useMay } from '../../../console/access/gate'
import { useServices } from '../../../console/services/services-context'
import { Button } from '../../../kit/button/button'
import { useNow } from '../../../kit/time/use-now'
import { namedPlant } from '../../../domain/plants/named-plant'
import { Panel } from '../../../kit/panel/panel'
import { clockTime } from '../../../kit/time/clock-time'
import { useText } from '../../../kit/text/use-text'
import { askGateway } from '../../../transport/calls/fleet'

interface WaitProps {
  readonly report: Communication
  readonly zone: Zone
  readonly waiting: boolean
  onWait(waiting: boolean): void
}

/** The proof that a repair helped: the next upload arrives while somebody looks on. */
export function WaitPanel({ report, zone, waiting, onWait }: WaitProps) {
  const t = useText('communication')
  const [from, setFrom] = useState<number | null>(null)
  const start = () => {
    setFrom(report.lastUpload ?? 0)
    onWait(true)
  }
  const came = waiting && from !== null && (report.lastUpload ?? 0) > from
  return (
    <Panel title={t('wait.title')}>
      <div className="hg-row gap-x-4 gap-y-2">
        {came ? (
          <p role="status">{t('wait.came', { time: formatInstant(report.lastUpload, zone) })}</p>
        ) : (
          <Due report={report} waiting={waiting} />
        )}
        {(!waiting || came) && <Button onClick={start}>{t('wait.start')}</Button>}
        {report.right === 'plant' && report.detail?.plantId && (
          <AskNow plant={report.detail.plantId} serial={report.serial} onAsked={start} />
        )}
      </div>
    </Panel>
  )
}

function Due({ report, waiting }: { report: Communication; waiting: boolean }) {
  const t = useText('communication')
  const now = useNow(1)
  const left = untilNextUpload(report, now)
  if (left === null) return waiting ? <p role="status">{t('notHeard')}</p> : null
  const missed = left < -report.interval
  return (
    <>
      <p className="text-emphasis font-semibold tabular-nums" role="timer">
        {t(left >= 0 ? 'wait.due' : 'wait.overdue', { time: clockTime(Math.abs(Math.round(left))) })}
      </p>
      {missed && waiting && <p role="status">{t('wait.missed')}</p>}
    </>
  )
}

/** C74, for those who may change devices of the plant. */
function AskNow(props: { plant: number; serial: string; onAsked(): void }) {
  const t = useText('communication')
  const { send } = useServices()
  const may = useMay('gateways', 'update', namedPlant(props.plant))
  const [said, setSaid] = useState<'asked' | 'deaf' | null>(null)
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    if (busy) return
    setBusy(true)
    const accepted = await send(askGateway(props.plant, props.serial)).catch(() => false)
    setBusy(false)
    setSaid(accepted === true ? 'asked' : 'deaf')
    if (accepted === true) props.onAsked()
  }
  if (!may) return null
  return (
    <>
      <Button kind="quiet" aria-busy={busy} onClick={() => void ask()}>
        {t('wait.ask')}
      </Button>
      {said && <p role="status">{t(`wait.${said}`)}</p>}
    </>
  )
}
