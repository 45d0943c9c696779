import { useEffect, useMemo } from 'react'
import { type Communication, verdictOf } from '../../../domain/devices/communication'
import { breakOf, chainOf } from '../../../domain/devices/communication-chain'
import { coveredRuns } from '../../../domain/devices/upload-days'
import { namedPlant } from '../../../domain/plants/named-plant'
import { useCurrentPlant } from '../../../console/data/use-current-plant'
import { useShownZone } from '../../../console/data/use-preferences'
import { useNow } from '../../../kit/time/use-now'
import { useZoneText } from '../../../features/plants/use-zone-text'
import type { CallState } from '../../../kit/states/call-state'
import { FaultDetails } from '../../../kit/panel/fault-details'
import type { CommunicationProof } from '../../../transport/calls/communication'
import { ChainPanel } from './chain-panel'
import { EventsPanel, WeekPanel } from './week-panel'
import { FiguresPanel } from './figures-panel'
import { LampsPanel } from './lamps-panel'
import { Proof } from './proof'
import { Share } from './share'
import { VerdictPanel } from './verdict-panel'
import { WaitPanel } from './wait-panel'

interface ReportProps {
  readonly report: Communication
  readonly proof: CommunicationProof
  readonly state: CallState<Communication>
  readonly waiting: boolean
  onCode(code: string): void
  onWait(waiting: boolean): void
}

/** The verdict first; what lies behind it only for those with a right to it. */
export function Report({ report, proof, state, waiting, onCode, onWait }: ReportProps) {
  const zoneText = useZoneText()
  const now = useNow(10)
  const detail = useMemo(
    () =>
      report.detail && {
        ...report.detail,
        runs: coveredRuns(report.detail.runs, report.interval, now),
      },
    [report, now],
  )
  usePlantOf(detail?.plantId ?? null)
  const verdict = verdictOf(report, now)
  const chain = chainOf(report, now)
  const ofPlant = detail?.zone ?? 'UTC'
  const zone = useShownZone()(ofPlant)
  return (
    <>
      <VerdictPanel report={report} verdict={verdict} broken={breakOf(chain)} now={now} />
      {state.fault && <FaultDetails fault={state.fault} retry={state.retry} />}
      {detail === null && <Proof serial={report.serial} proof={proof} onCode={onCode} />}
      {detail && <ChainPanel chain={chain} zone={zone} heard={report.lastUpload !== null} />}
      <div className="hg-stack gap-4 items-start grid-cols-2 max-[900px]:grid-cols-1 print:grid-cols-1 print:gap-2">
        {detail && <FiguresPanel report={report} detail={detail} now={now} zone={zone} />}
        <div className="hg-stack gap-4 print:hidden">
          <WaitPanel report={report} zone={zone} waiting={waiting} onWait={onWait} />
          <LampsPanel />
        </div>
        {detail && <WeekPanel detail={detail} now={now} zone={ofPlant} shown={zone} />}
        {detail && <EventsPanel detail={detail} zone={zone} />}
      </div>
      {detail && (
        <footer className="hg-row justify-between text-ink-soft text-caption gap-x-6 gap-y-2">
          <span>{zoneText(zone, ofPlant, now)}</span>
          <Share report={report} proof={proof} zone={zone} />
        </footer>
      )}
    </>
  )
}

/** What somebody may do there hangs on the plant. */
function usePlantOf(plantId: number | null): void {
  const { state, currentPlant } = useCurrentPlant()
  const current = state.plant?.id ?? null
  useEffect(() => {
    if (plantId !== null && plantId !== current) currentPlant.select(namedPlant(plantId))
  }, [plantId, current, currentPlant])
}
