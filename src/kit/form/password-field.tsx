import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '../button/icon-button'
import { Icon } from '../icon/icon'
import { useText } from '../text/use-text'
import { Field } from './labelled-field'

/** Password with a reveal button and a remark while Caps Lock is on; pasting is allowed. */
export function PasswordField(props: {
  id: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  error: string | null
  /** Explains the field further. */
  describedBy?: string
  onChange: (text: string) => void
  onBlur?: () => void
}) {
  const t = useText('console')
  const [shown, setShown] = useState(false)
  const [caps, setCaps] = useState(false)
  const watch = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))

  return (
    <Field
      id={props.id}
      label={props.label}
      error={props.error}
      remark={caps && <p className="hg-line gap-1.5 text-ink-soft text-caption">{t('login.caps')}</p>}
    >
      {(described) => (
        <div className="login-password relative">
          <input
            {...described}
            {...(props.describedBy
              ? {
                  'aria-describedby': [described['aria-describedby'], props.describedBy]
                    .filter(Boolean)
                    .join(' '),
                }
              : {})}
            type={shown ? 'text' : 'password'}
            name="password"
            autoComplete={props.autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            value={props.value}
            onChange={(event) => props.onChange(event.target.value)}
            onKeyDown={watch}
            onKeyUp={watch}
            onBlur={() => {
              setCaps(false)
              props.onBlur?.()
            }}
          />
          <IconButton
            className="absolute inset-y-1 right-1 w-10 text-ink-soft rounded-control hg-hover"
            label={t(shown ? 'login.hide' : 'login.show')}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} size={18} />
          </IconButton>
        </div>
      )}
    </Field>
  )
}
