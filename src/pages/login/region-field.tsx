import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CHILD_AREAS, offeredCode } from '../../domain/place/region'
import { useText } from '../../kit/text/use-text'
import { Field } from '../../kit/form/labelled-field'

/** Mainland China, or one of the seven areas of the international region (specification 1). */
export function RegionField(props: {
  value: string | null
  /** Why this one stands there, when nobody has chosen it. */
  reason: ReactNode
  /** The region screen. */
  to: string
  state: object
  onChange: (code: string) => void
}) {
  const t = useText('console')
  return (
    <div>
      <Field id="login-region" label={t('region.label')} remark={props.reason}>
        {(described) => (
          <select
            {...described}
            value={offeredCode(props.value) ?? 'EU'}
            onChange={(event) => props.onChange(event.target.value)}
          >
            <optgroup label={t('region.china')}>
              <option value="CN">{t('region.china')}</option>
            </optgroup>
            <optgroup label={t('region.international')}>
              {CHILD_AREAS.map((area) => (
                <option key={area.code} value={area.code}>
                  {t(`region.${area.key}`)}
                </option>
              ))}
            </optgroup>
          </select>
        )}
      </Field>
      <p className="text-ink-soft text-caption mt-1.5">
        <Link className="inline-block py-1 max-[901px]:py-3" to={props.to} state={props.state}>
          {t('region.unsure')}
        </Link>
      </p>
    </div>
  )
}
