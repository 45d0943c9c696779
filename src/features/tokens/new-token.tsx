import { useState } from 'react'
import { useAskAgain } from '../../console/data/use-ask-again'
import { FormDialog } from '../../console/record/form-dialog'
import { AskField } from '../../console/record/ask-dialog'
import { useWrite } from '../../console/record/use-write'
import { useServices } from '../../console/services/services-context'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import { isUnanswered } from '../../domain/faults/fault'
import { offeredScopes, TOKEN_DAYS, type TokenScope } from '../../domain/people/api-token'
import { useText } from '../../kit/text/use-text'
import { makeToken } from '../../transport/calls/api-tokens'
import { EndsAfter } from './ends-after'
import { ShownOnce } from './shown-once'

const DAY = 86_400

/** What a token is for, what it may read and when it ends; then the token itself, this once. */
export function NewToken({ plan, onClose }: ViewProps) {
  const t = useText('api-tokens')
  const text = useResourceText(plan)
  const { send, clock, session } = useServices()
  const { forget } = useSignedInServices()
  const askAgain = useAskAgain()
  const write = useWrite()
  const identity = session.getState().identity
  const offered = offeredScopes(identity?.codes ?? ['user'], identity?.organisation != null)
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly TokenScope[]>([])
  const [days, setDays] = useState<number>(TOKEN_DAYS[1])
  const [token, setToken] = useState<string | null>(null)
  const ready = name.trim() !== '' && scopes.length > 0

  if (token !== null)
    return (
      <ShownOnce title={name.trim()} once={t('once')} text={token} what={t('one')} onClose={onClose}>
        <code>Authorization: Bearer …</code>
      </ShownOnce>
    )

  const submit = async () => {
    const expires = Math.floor(clock.now()) + days * DAY
    let unsure = false
    const done = await write.run(
      async () => setToken(await send(makeToken({ name: name.trim(), scopes, expires }))),
      (fault) => {
        unsure = isUnanswered(fault)
        return false
      },
    )
    if (!done && !unsure) return
    // One that was made without its answer is of no use, and stands in the list to be revoked.
    forget()
    await askAgain(plan.name, 'all')
  }
  const toggle = (scope: TokenScope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope])

  return (
    <FormDialog
      title={text.action('create', 'label')}
      className="hg-stack gap-4"
      write={write}
      label={text.action('create', 'label')}
      ready={ready}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <AskField
        label={text.field('name')}
        help={t('nameHelp')}
        value={name}
        onType={setName}
        max={80}
        first
      />
      <fieldset className="hg-stack grid-cols-[repeat(auto-fit,minmax(180px,1fr))] gap-x-4">
        <legend className="pb-2 font-semibold">{text.field('scopes')}</legend>
        {offered.map((scope) => (
          <label className="hg-line min-h-7 no-hover:min-h-11" key={scope}>
            <input
              className="size-4 accent-primary"
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={() => toggle(scope)}
            />
            {text.choice('scopes', scope)}
          </label>
        ))}
      </fieldset>
      <EndsAfter days={days} onDays={setDays} />
    </FormDialog>
  )
}
