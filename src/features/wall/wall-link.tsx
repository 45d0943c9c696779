import { useId, useState } from 'react'
import { useAskAgain } from '../../console/data/use-ask-again'
import { AskDialog } from '../../console/record/ask-dialog'
import { usePlatform } from '../../console/services/platform'
import { useServices } from '../../console/services/services-context'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import { MAX_ADDRESSES, readAddresses } from '../../domain/fleet/wall-addresses'
import { wallAddress } from '../../domain/fleet/wall-link'
import { TOKEN_DAYS } from '../../domain/people/api-token'
import { useText } from '../../kit/text/use-text'
import { linkScreen } from '../../transport/calls/own-extras'
import { EndsAfter } from '../tokens/ends-after'
import { ShownOnce } from '../tokens/shown-once'

const DAY = 86_400

/** Makes a link that shows one display to anyone who has it; its address is shown once. */
export function WallLinkDialog({ plan, records, onClose }: ViewProps) {
  const t = useText('screens')
  const text = useResourceText(plan)
  const { origin } = usePlatform()
  const { send, clock, storage } = useServices()
  const { forget } = useSignedInServices()
  const askAgain = useAskAgain()
  const [days, setDays] = useState<number>(TOKEN_DAYS[1])
  const [address, setAddress] = useState<string | null>(null)
  const [from, setFrom] = useState('')
  const allowed = readAddresses(from)
  const [record] = records
  if (record === undefined) return null
  const name = typeof record['name'] === 'string' ? record['name'] : text.one

  if (address !== null)
    return (
      <ShownOnce title={name} once={t('once')} text={address} what={text.field('link')} onClose={onClose} />
    )

  const make = async () => {
    const key = await send(
      linkScreen(Number(record['id']), Math.floor(clock.now()) + days * DAY, allowed ?? []),
    )
    if (key !== null) setAddress(wallAddress(origin, key, storage.region()))
  }
  const look = () => {
    forget()
    void askAgain(plan.name, 'all')
  }
  return (
    <AskDialog
      title={text.action('share', 'label')}
      sentences={[
        t('shares', { name }),
        ...(record['income'] === true ? [t('earns')] : []),
        ...(record['link'] === 'NONE' ? [] : [t('replaces')]),
      ]}
      button={text.action('share', 'label')}
      ready={allowed !== null}
      send={make}
      onDone={look}
      onUnsure={look}
      onClose={onClose}
    >
      {() => (
        <>
          <EndsAfter days={days} onDays={setDays} />
          <Addresses text={from} wrong={allowed === null} onType={setFrom} />
        </>
      )}
    </AskDialog>
  )
}

/** Where the link may be used from; empty is everywhere. */
function Addresses(props: { text: string; wrong: boolean; onType(text: string): void }) {
  const t = useText('screens')
  const id = useId()
  return (
    <div className="hg-field" data-invalid={props.wrong || undefined}>
      <label htmlFor={id}>{t('from')}</label>
      <input
        id={id}
        className="hg-text-input"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={props.text}
        aria-invalid={props.wrong}
        aria-describedby={`${id}-help`}
        onChange={(event) => props.onType(event.target.value)}
      />
      <p
        id={`${id}-help`}
        className={props.wrong ? 'hg-field-error' : 'hg-field-help text-ink-soft text-caption'}
      >
        {t(props.wrong ? 'fromWrong' : 'fromHelp', { most: MAX_ADDRESSES })}
      </p>
    </div>
  )
}
