import { useState } from 'react'
import { AskDialog } from '../../console/record/ask-dialog'
import { useServices } from '../../console/services/services-context'
import { Button } from '../../kit/button/button'
import { useText } from '../../kit/text/use-text'
import type { SecurityState } from '../../domain/people/account-records'
import { offersThirdLogin, type ThirdKind } from '../../domain/people/third-party'
import { unbindThird } from '../../transport/calls/credentials'
import { Section } from './section'

/** WeChat and QQ, where the platform has them. They are linked by signing in with them once. */
export function Thirds(props: { state: SecurityState; onChanged(): void }) {
  const t = useText('account')
  const says = useText('sign-in')
  const { send, configuration } = useServices()
  const [asking, setAsking] = useState<ThirdKind | null>(null)
  const { weChatBound, qqBound } = props.state
  const kinds = [
    { kind: 'WECHAT', name: says('third.weChat'), bound: weChatBound },
    { kind: 'QQ', name: says('third.qq'), bound: qqBound },
  ] as const
  if (!offersThirdLogin(configuration) && !weChatBound && !qqBound) return null

  const asked = kinds.find(({ kind }) => kind === asking)
  return (
    <Section title={t('thirds')}>
      <ul className="grid">
        {kinds.map(({ kind, name, bound }) => (
          <li key={kind} className="account-line">
            <div>
              <span>{name}</span>
              <small className="text-ink-soft">{t(bound ? 'isLinked' : 'notLinked')}</small>
            </div>
            {bound && (
              <Button aria-label={`${t('unlink')}: ${name}`} onClick={() => setAsking(kind)}>
                {t('unlink')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <AskDialog
          title={`${t('unlink')}: ${asked.name}`}
          sentences={[t('unlinkAsk', { name: asked.name })]}
          button={t('unlink')}
          send={() => send(unbindThird(asked.kind))}
          onDone={() => {
            setAsking(null)
            props.onChanged()
          }}
          onUnsure={props.onChanged}
          onClose={() => setAsking(null)}
        />
      )}
    </Section>
  )
}
