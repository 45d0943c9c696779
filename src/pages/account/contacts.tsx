import { useEffect, useRef, useState } from 'react'
import type { Identity } from '../../providers/identity'
import { Button } from '../../kit/button/button'
import { useText } from '../../kit/text/use-text'
import { BindForm } from './bind-form'
import { Section } from './section'

type Kind = 'email' | 'phone'

/** E-mail address and phone number, each to be linked or replaced with a verification code. */
export function Contacts({ user }: { user: Identity['user'] }) {
  const t = useText('account')
  const words = useText('words')
  // The form's own words are there before it is opened: it takes nothing off the screen.
  useText('sign-up')
  const [open, setOpen] = useState<Kind | null>(null)
  const lines = useRef<HTMLUListElement>(null)
  const before = useRef<Kind | null>(null)
  useEffect(() => {
    // A form goes with the focus in it: the button that opened it has it again.
    if (open === null && before.current !== null)
      lines.current?.querySelector<HTMLElement>(`[data-opens=${before.current}]`)?.focus()
    before.current = open
  }, [open])
  const kinds: readonly Kind[] = ['email', 'phone']
  return (
    <Section title={t('contact')}>
      <ul ref={lines} className="grid">
        {kinds.map((kind) => (
          <li key={kind} className="account-line">
            <div>
              <span className="text-ink-soft">{words(`fields.${kind}`)}</span>
              <span>{user[kind] ?? t('notLinked')}</span>
            </div>
            {open === kind ? (
              <BindForm kind={kind} onClose={() => setOpen(null)} />
            ) : (
              <Button
                data-opens={kind}
                aria-label={`${words(`fields.${kind}`)}: ${t(user[kind] ? 'change' : 'link')}`}
                onClick={() => setOpen(kind)}
              >
                {t(user[kind] ? 'change' : 'link')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
