import { useState } from 'react'
import type { MessageChannel, TestMessage } from '../../domain/people/message-settings'
import type { Plan } from '../../schema/compile'
import { testMessage } from '../../transport/calls/message-plan'
import { useWrite } from '../../console/record/use-write'
import { WriteNote } from '../../console/record/write-note'
import { useServices } from '../../console/services/services-context'
import { useResourceText } from '../../console/text/use-resource-text'
import { Button } from '../../kit/button/button'
import { useLanguage, useText } from '../../kit/text/use-text'

/** A test by each way, and how the message reads that was sent. */
export function MessageTests(props: { plan: Plan; ways: readonly MessageChannel[] }) {
  const text = useResourceText(props.plan)
  const t = useText('account')
  const language = useLanguage()
  const { send } = useServices()
  const write = useWrite()
  const [sent, setSent] = useState<(TestMessage & { way: MessageChannel }) | null>(null)
  const [asked, setAsked] = useState<MessageChannel | null>(null)

  const run = async (way: MessageChannel) => {
    if (write.busy) return
    setAsked(way)
    await write.run(async () => setSent({ ...(await send(testMessage(way, language))), way }))
  }
  return (
    <div className="hg-row">
      <span>{t('test')}</span>
      {props.ways.map((way) => (
        <Button
          className="max-[481px]:min-h-11"
          key={way}
          aria-label={`${t('test')}: ${text.choice('ways', way)}`}
          aria-busy={write.busy && asked === way}
          onClick={() => void run(way)}
        >
          {text.choice('ways', way)}
        </Button>
      ))}
      <WriteNote write={write} />
      <div role="status" className="message-sample flex-[1_0_100%]">
        {sent !== null && (
          <>
            <p className="hg-field-help text-ink-soft text-caption">
              {t('testSent', { way: text.choice('ways', sent.way), to: sent.to ?? '--' })}
            </p>
            <strong>{sent.title}</strong>
            <p>{sent.content}</p>
          </>
        )}
      </div>
    </div>
  )
}
