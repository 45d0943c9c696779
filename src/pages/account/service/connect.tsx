import { type FormEvent, useId, useState } from 'react'
import { useLate } from '../../../console/record/use-write'
import { lastScreen } from '../../../console/data/last-screen'
import { usePlatform } from '../../../console/services/platform'
import { languageName } from '../../../domain/brand/language'
import { loadScript } from '../../../kit/browser/load-script'
import { Button } from '../../../kit/button/button'
import { useLanguage, useText } from '../../../kit/text/use-text'
import { usePerson } from '../leaving/use-person'
import { Section } from '../section'
import { useLastErrors } from './use-last-errors'

const FIELDS = ['account', 'page', 'errors'] as const
type Attached = Readonly<Record<(typeof FIELDS)[number], string>>

/** What goes along, for everybody to change, and the click before which nothing leaves. */
export function Connect({ script }: { script: string }) {
  const t = useText('online-service')
  const common = useText('account-common')
  const { languages } = usePlatform()
  const [language, setLanguage] = useState<string>(useLanguage())
  const id = useId()
  const { id: account } = usePerson()
  const errors = useLastErrors()
  const [attached, setAttached] = useState<Attached>(() => ({
    account: String(account),
    page: lastScreen() ?? '',
    errors,
  }))
  const words = useText('engine')
  const [state, setState] = useState<'idle' | 'busy' | 'open' | 'failed'>('idle')
  const late = useLate(state === 'busy')
  const host = new URL(script, window.location.href).host

  const connect = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    try {
      await loadScript(script)
      window.dispatchEvent(new CustomEvent('online-service', { detail: { ...attached, language } }))
      setState('open')
    } catch {
      setState('failed')
    }
  }
  return (
    <Section title={t('attached')} lead={t('lead')}>
      <form className="hg-stack gap-4 max-w-105" onSubmit={(event) => void connect(event)}>
        {FIELDS.map((name) => (
          <div key={name} className="hg-stack gap-1.5 min-w-0">
            <label className="pb-1.5 font-semibold" htmlFor={`${id}-${name}`}>
              {t(`fields.${name}`)}
            </label>
            <input
              id={`${id}-${name}`}
              className="hg-text-input"
              maxLength={400}
              value={attached[name]}
              onChange={(event) => setAttached({ ...attached, [name]: event.target.value })}
            />
          </div>
        ))}
        <div className="hg-stack gap-1.5 min-w-0">
          <label className="pb-1.5 font-semibold" htmlFor={`${id}-language`}>
            {common('fields.language')}
          </label>
          <select
            id={`${id}-language`}
            className="hg-text-input max-w-80 h-11 py-0! px-3!"
            value={language}
            onChange={(event) => setLanguage(event.target.value)}
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageName(code) ?? code}
              </option>
            ))}
          </select>
        </div>
        <div className="hg-wrap">
          <Button type="submit" kind="primary" aria-busy={state === 'busy'}>
            {t('connect', { host })}
          </Button>
        </div>
        <p role="status" className={state === 'failed' ? 'text-error-ink' : 'text-ink-soft'}>
          {late && words('form.sending')}
          {state === 'open' && t('opened')}
          {state === 'failed' && t('failed', { host })}
        </p>
      </form>
    </Section>
  )
}
