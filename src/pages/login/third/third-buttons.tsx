import { useState } from 'react'
import { THIRD_KINDS, thirdAddress, type ThirdKind, thirdState } from '../../../domain/people/third-party'
import { useServices } from '../../../console/services/services-context'
import { Button } from '../../../kit/button/button'
import { useText } from '../../../kit/text/use-text'

/** What this browser sent along; only the sign-in that it started itself goes on unasked. */
export const THIRD_MEMORY = 'third'

export const THIRD_NAMES: Readonly<Record<ThirdKind, string>> = { WECHAT: 'third.weChat', QQ: 'third.qq' }

function secret(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** Third-party login, kept for one provider source (specification 1). */
export function ThirdButtons() {
  const t = useText('sign-in')
  const { configuration, storage } = useServices()
  const [unset, setUnset] = useState<ThirdKind | null>(null)
  const start = (kind: ThirdKind) => {
    const { weChat, qq } = configuration.thirdParty
    const state = thirdState(kind, secret())
    const back = `${window.location.origin}/tencentLogin`
    const address = thirdAddress(kind === 'WECHAT' ? weChat : qq, back, state)
    if (address === null) return setUnset(kind)
    storage.remember(THIRD_MEMORY, state)
    window.location.assign(address)
  }
  return (
    <div
      className="hg-stack grid-cols-[repeat(auto-fit,minmax(160px,1fr))]"
      role="group"
      aria-label={t('third.or')}
    >
      <p className="col-span-full text-ink-soft text-caption" aria-hidden="true">
        {t('third.or')}
      </p>
      {THIRD_KINDS.map((kind) => (
        <Button key={kind} className="min-h-11" onClick={() => start(kind)}>
          {t('third.with', { name: t(THIRD_NAMES[kind]) })}
        </Button>
      ))}
      <p className="col-span-full hg-line gap-1.5 text-ink-soft text-caption empty:hidden" role="status">
        {unset !== null && t('third.unset', { name: t(THIRD_NAMES[unset]) })}
      </p>
    </div>
  )
}
