import { useMemo } from 'react'
import { useLocation } from 'react-router'
import './access.css'
import type { Plans } from '../../schema/compile'
import { type RefusalOf, refusals } from '../../schema/refusals'
import { Dialog } from '../../kit/dialog/dialog'
import { usePolicyQuestion } from './use-policy-question'
import { useResourceText } from '../text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { useSignedInServices } from '../services/signed-in-context'

/** Refusals by resource, those of the screen in sight first. */
function grouped(plans: Plans, list: readonly RefusalOf[], pathname: string) {
  const here = new Set(plans.all.filter(({ route }) => pathname.startsWith(route)).map(({ name }) => name))
  const names = [...new Set(list.map(({ resource }) => resource))]
  const parts = names.map((name) => ({
    name,
    here: here.has(name),
    list: list.filter((one) => one.resource === name),
  }))
  return { here: parts.filter((part) => part.here), elsewhere: parts.filter((part) => !part.here) }
}

/** What is hidden from the person, the codes that would show it, and where those would come from (screens 0). */
export function WhyHidden(props: { onClose(): void }) {
  const t = useText('access')
  const { plans } = useSignedInServices()
  const { pathname } = useLocation()
  const question = usePolicyQuestion()
  const { here, elsewhere } = useMemo(
    () => grouped(plans, refusals(plans, question), pathname),
    [plans, question, pathname],
  )
  return (
    <Dialog title={t('why.title')} onClose={props.onClose}>
      <p className="hg-overlay-lead">{t('why.lead')}</p>
      <h3>{t('why.here')}</h3>
      {here.length === 0 && <p>{t('why.nothing')}</p>}
      {here.map((part) => (
        <Part key={part.name} name={part.name} list={part.list} />
      ))}
      {elsewhere.length > 0 && (
        <details>
          <summary>{t('why.elsewhere')}</summary>
          {elsewhere.map((part) => (
            <Part key={part.name} name={part.name} list={part.list} />
          ))}
        </details>
      )}
    </Dialog>
  )
}

function Part({ name, list }: { name: string; list: readonly RefusalOf[] }) {
  const t = useText('access')
  const text = useResourceText({ name })
  const what = ({ action }: RefusalOf) =>
    action.startsWith('field:') ? text.field(action.slice(6)) : text.action(action, 'label')
  return (
    <section className="hg-access-part" aria-label={text.many}>
      <h4>{text.many}</h4>
      <ul>
        {list.map((one) => (
          <li key={one.action}>
            <strong>{what(one)}</strong>
            <span>
              {t(`why.reason.${one.reason}`)}
              {one.reason !== 'platform' && (
                <>
                  {' '}
                  {t('why.needs')}{' '}
                  {one.codes.map((code) => (
                    <code key={code}>{code}</code>
                  ))}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
