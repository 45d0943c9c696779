import { useId } from 'react'
import { writeFaultKey } from '../../../domain/faults/fault'
import { useServices } from '../../../console/services/services-context'
import { CodeField } from '../../../features/credentials/code-field'
import type { useVerification } from '../../../features/credentials/use-verification'
import { useLanguage, useText } from '../../../kit/text/use-text'
import { StepFrame } from './step-frame'
import type { Way } from './use-leaving'
import { usePerson } from './use-person'

/** The code that only the account's owner gets. It is judged with the request, which spends it. */
export function CodeStep(
  props: Way & {
    verification: ReturnType<typeof useVerification>
    code: string
    setCode(code: string): void
    refused: string | null
    setRefused(key: string | null): void
  },
) {
  const { verification, code, setCode, refused, setRefused, ...way } = props
  const t = useText('leaving')
  const says = useText('sign-up')
  const id = useId()
  const { address } = usePerson()
  const { storage, configuration } = useServices()
  const language = useLanguage()

  const request = async () => {
    setRefused(null)
    const fault = await verification.request({
      account: address,
      region: storage.region(),
      language,
      system: configuration.source,
      area: storage.regionChoice()?.code ?? storage.region(),
    })
    if (fault) setRefused(writeFaultKey(fault))
  }
  const next = () => {
    if (code.trim() === '') return setRefused(verification.sent ? 'code.missing' : 'code.unsent')
    setRefused(null)
    void way.go('code', 1)
  }
  return (
    <StepFrame way={way} onNext={next}>
      <p className="text-ink-soft">{t('codeText', { to: address })}</p>
      <div className="hg-stack gap-4 max-w-105">
        <CodeField
          id={`${id}-code`}
          value={code}
          error={refused === null ? null : says(refused)}
          sent={verification.sent}
          sending={verification.sending}
          onChange={setCode}
          onSend={() => void request()}
        />
      </div>
    </StepFrame>
  )
}
