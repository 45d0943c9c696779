import { useId } from 'react'
import type { IdentityKind } from '../../../domain/people/identity'
import { useText } from '../../../kit/text/use-text'
import { AccountInput } from '../../../kit/form/account-fields'
import { EmailField } from '../../../kit/form/email-field'
import { Field } from '../../../kit/form/labelled-field'
import type { IdentityDraft } from './identity-draft'
import { PhoneField } from '../../../features/credentials/phone-field'
import { usePhonePrefixes } from '../../../features/credentials/use-phone-prefixes'
import css from './sign-up.module.css'

const IDENTITY_ID = 'sign-up-identity'
const EMAIL_ID = 'sign-up-email'

/** E-mail, phone number or user name, as the form offers them. */
export function IdentityFields(props: {
  kinds: readonly IdentityKind[]
  /** Question above the kinds. */
  question: string
  draft: IdentityDraft
  guessedPrefix: string
  error: string | null
  /** About the e-mail that a user name's code goes to. */
  emailError: string | null
  onChange: (draft: IdentityDraft) => void
}) {
  const t = useText('sign-up')
  const name = useId()
  const { draft, onChange } = props
  const prefixes = usePhonePrefixes(draft.kind === 'phone')
  return (
    <>
      {props.kinds.length > 1 && (
        <fieldset className={`hg-wrap gap-1 ${css['kinds']}`}>
          <legend className="mb-1.5 font-semibold">{props.question}</legend>
          {props.kinds.map((kind) => (
            <label className="relative flex-auto cursor-pointer" key={kind}>
              <input
                className="absolute inset-0 size-full m-0 opacity-0 cursor-pointer"
                type="radio"
                name={name}
                checked={draft.kind === kind}
                onChange={() => onChange({ ...draft, kind })}
              />
              <span className="hg-center hg-box min-h-10 py-1 px-3 text-center max-[901px]:min-h-11">
                {t(`identity.${kind}`)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {draft.kind === 'email' && (
        <EmailField
          id={IDENTITY_ID}
          label={t('identity.email')}
          value={draft.email}
          error={props.error}
          onChange={(email) => onChange({ ...draft, email })}
        />
      )}
      {draft.kind === 'phone' && (
        <PhoneField
          id={IDENTITY_ID}
          rows={prefixes}
          prefix={draft.prefix ?? props.guessedPrefix}
          number={draft.number}
          error={props.error}
          onPrefix={(prefix) => onChange({ ...draft, prefix })}
          onNumber={(number) => onChange({ ...draft, number })}
        />
      )}
      {draft.kind === 'username' && (
        <>
          <Field id={IDENTITY_ID} label={t('identity.username')} error={props.error}>
            {(described) => (
              <AccountInput
                described={described}
                value={draft.username}
                onChange={(username) => onChange({ ...draft, username })}
              />
            )}
          </Field>
          <EmailField
            id={EMAIL_ID}
            label={t('identity.emailForCode')}
            value={draft.email}
            error={props.emailError}
            onChange={(email) => onChange({ ...draft, email })}
          />
        </>
      )}
    </>
  )
}
