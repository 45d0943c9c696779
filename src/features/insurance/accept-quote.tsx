import { isUnsettled, payable } from '../../domain/money/purchase'
import { MISSING } from '../../domain/values/quantity'
import { FieldCell } from '../../console/fields/field-cell'
import { FormDialog } from '../../console/record/form-dialog'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import { useText } from '../../kit/text/use-text'

const TERMS = ['plant', 'cover'] as const
const SUMS = ['sum', 'premium'] as const
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** What an offer binds to, to the cent, and the button that accepts it. However often it is pressed, it becomes one policy. */
export function AcceptQuote({ plan, records, write, onClose, onAct }: ViewProps) {
  const t = useText('insurance')
  const text = useResourceText(plan)
  const [quote] = records
  if (quote === undefined) return null
  const zone = typeof quote['zone'] === 'string' ? quote['zone'] : null
  const currency = typeof quote['currency'] === 'string' ? quote['currency'] : null
  const submit = () => {
    onAct?.({ plant: quote['plant'] })
  }
  return (
    <FormDialog
      title={text.action('accept', 'label')}
      role="alertdialog"
      className="hg-stack gap-3"
      write={write}
      label={text.action('accept', 'label')}
      cancelFirst
      onSubmit={submit}
      onClose={onClose}
    >
      <dl className="hg-wrap gap-x-8 gap-y-2 [&_dt]:text-caption [&_dd]:tabular-nums">
        {TERMS.map((name) => {
          const field = plan.fields[name]
          return (
            field && (
              <div key={name}>
                <dt>{text.field(name)}</dt>
                <dd>
                  <FieldCell {...{ plan, name, field, zone }} record={quote} value={quote[name]} />
                </dd>
              </div>
            )
          )
        })}
        {SUMS.map((name) => (
          <div key={name}>
            <dt>{text.field(name)}</dt>
            <dd>{payable(numberOf(quote[name]), currency) ?? MISSING}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-[72ch]">{t('binds')}</p>
      {write?.failure && isUnsettled(write.failure) && <p className="max-w-[72ch]">{t('unsettled')}</p>}
    </FormDialog>
  )
}
