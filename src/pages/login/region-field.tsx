import { CHILD_AREAS } from '../../domain/region'
import { useText } from '../../console/use-text'
import { Field } from './field'

/** Mainland China, or one of the seven areas of the international region (specification 1). */
export function RegionField(props: { value: string | null; onChange: (code: string) => void }) {
  const t = useText('console')
  const known = props.value === 'CN' || CHILD_AREAS.some((area) => area.code === props.value)
  return (
    <div>
      <Field id="login-region" label={t('region.label')}>
        {(described) => (
          <select
            {...described}
            value={known ? (props.value ?? '') : props.value === 'CHINA' ? 'CN' : 'EU'}
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
      <details className="login-details">
        <summary>{t('region.unsure')}</summary>
        <p>{t('region.how')}</p>
      </details>
    </div>
  )
}
