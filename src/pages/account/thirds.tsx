import { useState } from 'react'
import { Dialog } from '../../kit/dialog/dialog'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'
import type { SecurityState } from '../../domain/people/account-records'
import { offersThirdLogin, type ThirdKind } from '../../domain/people/third-party'
import { unbindThird } from '../../transport/calls/account'
import { Section } from './section'

/** WeChat and QQ, where the platform has them. They are linked by signing in with them once. */
export function Thirds(props: { state: SecurityState; onChanged(): void }) {
  const t = useText('account')
  const says = useText('sign-in')
  const { send, auth, configuration } = useServices()
  const [asking, setAsking] = useState<ThirdKind | null>(null)
  const { weChatBound, qqBound } = props.state
  const kinds = [
    { kind: 'WECHAT', name: says('third.weChat'), bound: weChatBound },
    { kind: 'QQ', name: says('third.qq'), bound: qqBound },
  ] as const
  if (!offersThirdLogin(configuration) && !weChatBound && !qqBound) return null

  const unlink = async (kind: ThirdKind) => {
    setAsking(null)
    await send({ ...unbindThird(kind), silent: true }).catch((error: unknown) => void auth.onError(error))
    props.onChanged()
  }
  const asked = kinds.find(({ kind }) => kind === asking)
  return (
    <Section title={t('thirds')}>
      <ul className="account-lines">
        {kinds.map(({ kind, name, bound }) => (
          <li key={kind} className="account-line">
            <div>
              <span>{name}</span>
              <small className="account-soft">{t(bound ? 'isLinked' : 'notLinked')}</small>
            </div>
            {bound && (
              <button
                type="button"
                className="hg-button"
                aria-label={`${t('unlink')}: ${name}`}
                onClick={() => setAsking(kind)}
              >
                {t('unlink')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <Dialog
          title={`${t('unlink')}: ${asked.name}`}
          onClose={() => setAsking(null)}
          footer={
            <button
              type="button"
              className="hg-button hg-button-primary"
              onClick={() => void unlink(asked.kind)}
            >
              {t('unlink')}
            </button>
          }
        >
          <p>{t('unlinkAsk', { name: asked.name })}</p>
        </Dialog>
      )}
    </Section>
  )
}
