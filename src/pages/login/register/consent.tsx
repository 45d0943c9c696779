import type { ReactNode } from 'react'
import { Icon } from '../../../kit/icon/icon'
import { useText } from '../../../kit/text/use-text'
import type { LoginBrand } from '../login-frame'

export interface Consents {
  data: boolean
  policy: boolean
}

/** Whether everything that the configuration asks for was agreed to. */
export function agreed(brand: LoginBrand, given: Consents): boolean {
  return (!brand.notice || given.data) && (!brand.policy || given.policy)
}

function Agreement(props: {
  checked: boolean
  invalid: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}) {
  return (
    <label className="hg-line items-start gap-2.5 py-1 cursor-pointer max-[901px]:py-2.5">
      <input
        className="hg-tick size-5 mt-px aria-invalid:outline-2 aria-invalid:outline-offset-1 aria-invalid:outline-error"
        type="checkbox"
        checked={props.checked}
        {...(props.invalid ? { 'aria-invalid': true } : {})}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <span>{props.children}</span>
    </label>
  )
}

/** GDPR and privacy policy, each where its function is on (specification 1). */
export function Consent(props: {
  brand: LoginBrand
  given: Consents
  missing: boolean
  onChange: (given: Consents) => void
}) {
  const t = useText('sign-up')
  const { brand, given, missing, onChange } = props
  if (!brand.notice && !brand.policy) return null
  const lacking = missing && !agreed(brand, given)
  const link = (address: string | null, key: string) =>
    address && (
      <>
        {' '}
        <a href={address} target="_blank" rel="noreferrer">
          {t(key)}
        </a>
      </>
    )
  return (
    <div className="hg-stack">
      {brand.notice && (
        <Agreement
          checked={given.data}
          invalid={lacking && !given.data}
          onChange={(data) => onChange({ ...given, data })}
        >
          {t('consent.data')}
        </Agreement>
      )}
      {brand.policy && (
        <Agreement
          checked={given.policy}
          invalid={lacking && !given.policy}
          onChange={(policy) => onChange({ ...given, policy })}
        >
          {t('consent.policy')}
          {link(brand.foot.privacy, 'console:login.privacy')}
          {link(brand.foot.terms, 'console:login.terms')}
        </Agreement>
      )}
      {lacking && (
        <p className="login-error hg-line gap-1.5 text-error-ink text-caption" role="alert">
          <Icon name="warning" size={16} />
          {t('consent.missing')}
        </p>
      )}
    </div>
  )
}
