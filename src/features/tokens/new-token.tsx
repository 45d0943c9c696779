import { useInvalidate } from '@refinedev/core'
import { type FormEvent, useState } from 'react'
import { DialogFoot } from '../../console/record/dialog-foot'
import { AskField } from '../../console/record/ask-dialog'
import { useWrite } from '../../console/record/use-write'
import { useServices } from '../../console/services/services-context'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import { offeredScopes, TOKEN_DAYS, type TokenScope } from '../../domain/people/api-token'
import { CopyButton } from '../../kit/copy/copy-button'
import { Dialog } from '../../kit/dialog/dialog'
import { Overlay } from '../../kit/dialog/overlay'
import { useText } from '../../kit/text/use-text'
import { makeToken } from '../../transport/calls/api-tokens'
import css from './new-token.module.css'

const DAY = 86_400

/** What a token is for, what it may read and when it ends; then the token itself, this once. */
export function NewToken({ plan, onClose }: ViewProps) {
  const t = useText('api-tokens')
  const text = useResourceText(plan)
  const { send, clock, session } = useServices()
  const invalidate = useInvalidate()
  const write = useWrite()
  const identity = session.getState().identity
  const offered = offeredScopes(identity?.codes ?? ['user'], identity?.organisation != null)
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly TokenScope[]>([])
  const [days, setDays] = useState<number>(TOKEN_DAYS[1])
  const [token, setToken] = useState<string | null>(null)
  const ready = name.trim() !== '' && scopes.length > 0

  if (token !== null) return <MadeToken token={token} title={name.trim()} onClose={onClose} />

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!ready) return
    const expires = Math.floor(clock.now()) + days * DAY
    const done = await write.run(async () =>
      setToken(await send(makeToken({ name: name.trim(), scopes, expires }))),
    )
    if (done) await invalidate({ resource: plan.name, invalidates: ['resourceAll'] })
  }
  const toggle = (scope: TokenScope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope])

  return (
    <Overlay shape="box" title={text.action('create', 'label')} onClose={onClose}>
      <form className={css['form']} onSubmit={(event) => void submit(event)} noValidate>
        <AskField
          label={text.field('name')}
          help={t('nameHelp')}
          value={name}
          onType={setName}
          most={80}
          first
        />
        <fieldset>
          <legend>{text.field('scopes')}</legend>
          {offered.map((scope) => (
            <label key={scope}>
              <input type="checkbox" checked={scopes.includes(scope)} onChange={() => toggle(scope)} />
              {text.choice('scopes', scope)}
            </label>
          ))}
        </fieldset>
        <label className={css['days']}>
          {t('ends')}
          <select
            className="hg-text-input"
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
          >
            {TOKEN_DAYS.map((one) => (
              <option key={one} value={one}>
                {t('days', { count: one })}
              </option>
            ))}
          </select>
        </label>
        <DialogFoot write={write} label={text.action('create', 'label')} ready={ready} onClose={onClose} />
      </form>
    </Overlay>
  )
}

function MadeToken(props: { token: string; title: string; onClose(): void }) {
  const t = useText('api-tokens')
  return (
    <Dialog
      title={props.title}
      onClose={props.onClose}
      footer={
        <button type="button" className="hg-button hg-button-primary" onClick={props.onClose}>
          {t('kept')}
        </button>
      }
    >
      <p className={css['once']}>{t('once')}</p>
      <p className={css['token']}>
        <code>{props.token}</code>
        <CopyButton text={props.token} what={t('one')} />
      </p>
      <p className={css['use']}>
        <code>Authorization: Bearer …</code>
      </p>
    </Dialog>
  )
}
