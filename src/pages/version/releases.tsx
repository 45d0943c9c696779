import { useRef } from 'react'
import { ownZone } from '../../console/fields/own-zone'
import { useServices } from '../../console/services/services-context'
import { isNewer, isRunning } from '../../domain/brand/release'
import type { VersionEntry } from '../../domain/people/announcement-records'
import { calendarDate } from '../../domain/time/instant'
import { writePeriod } from '../../domain/time/reader-date'
import { MISSING } from '../../domain/values/quantity'
import { useFocusAround } from '../../kit/browser/use-focus-return'
import { Button } from '../../kit/button/button'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { plainLines } from '../../kit/text/plain-text'
import { useText } from '../../kit/text/use-text'
import { useDatePatterns } from '../../kit/time/use-date-pattern'
import { useReleases } from './use-releases'

/** What each published version brought, and whether a newer one than this is there. */
export function Releases() {
  const t = useText('releases')
  const { state, newest, older } = useReleases()
  const rows = state.data?.rows ?? []
  return (
    <Panel
      className="w-full"
      title={t('title')}
      state={state}
      skeleton={<SkeletonBlock height={160} />}
      empty={rows.length === 0 ? { kind: 'created', text: t('none') } : null}
    >
      {/* Its room is there before its answer. */}
      <div className="min-h-8 mb-4">{newest && <Newest newest={newest} />}</div>
      <ul className="hg-stack gap-4">
        {rows.map((release, at) => (
          <Release key={`${at} ${release.id}`} release={release} />
        ))}
      </ul>
      {older && <Older off={state.refreshing} onAsk={older} />}
    </Panel>
  )
}

function Newest({ newest }: { newest: VersionEntry }) {
  const t = useText('releases')
  const words = useText('console')
  const { configuration } = useServices()
  if (!isNewer(newest, configuration)) return <p className="text-ink-soft">{t('newest')}</p>
  return (
    <div className="hg-wrap items-center gap-3" role="status">
      <p>{t('newer', { version: newest.version ?? newest.innerVersion ?? MISSING })}</p>
      <Button onClick={() => location.reload()}>{words('crash.reload')}</Button>
    </div>
  )
}

function Older(props: { off: boolean; onAsk: () => void }) {
  const t = useText('releases')
  const place = useRef<HTMLDivElement>(null)
  useFocusAround(place)
  return (
    <div ref={place} className="mt-4">
      <Button off={props.off} onClick={props.onAsk}>
        {t('older')}
      </Button>
    </div>
  )
}

function Release({ release }: { release: VersionEntry }) {
  const t = useText('releases')
  const { configuration } = useServices()
  const patterns = useDatePatterns()
  const { version, published, content } = release
  return (
    <li className="hg-stack gap-1">
      <div className="hg-wrap items-baseline gap-x-3">
        <h3 className="text-body tabular-nums">{version ?? MISSING}</h3>
        {isRunning(release, configuration) && <strong className="text-caption">{t('running')}</strong>}
        <span className="text-ink-soft text-caption tabular-nums">
          {published === null ? MISSING : writePeriod(calendarDate(published, ownZone()), patterns)}
        </span>
      </div>
      {plainLines(content ?? '').map((line, at) => (
        <p key={`${at} ${line}`}>{line}</p>
      ))}
    </li>
  )
}
