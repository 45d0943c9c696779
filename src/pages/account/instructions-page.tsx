import { useId, useState } from 'react'
import '../../kit/dialog/dialog-fields.css'
import { useCall } from '../../console/data/use-call'
import { useCalls } from '../../console/data/use-calls'
import { useServices } from '../../console/services/services-context'
import {
  MANUAL_TYPES,
  shownManuals,
  type Subject,
  subjectKey,
  subjectsIn,
  withFallback,
} from '../../domain/people/manuals'
import { DEFAULT_LANGUAGE } from '../../domain/brand/language'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useLanguage, useText } from '../../kit/text/use-text'
import { documents } from '../../transport/calls/platform-files'
import { fleetDevices } from '../../transport/calls/fleet'
import { Choice } from './choice'
import { usePerson } from './leaving/use-person'
import { ManualLine } from './manual-line'
import { Page } from './section'

/** `/account/settings/instructions`: manuals of the console, and of the devices that one has. */
export function InstructionsPage() {
  const t = useText('manuals')
  const menu = useText('console')
  const words = useText('engine')
  const { configuration } = useServices()
  const language = useLanguage()
  const search = useId()
  const [typed, setTyped] = useState('')
  const [scope, setScope] = useState<'mine' | 'all'>('mine')
  const { platform } = configuration
  const own = useCall(['documents', language], documents(platform, language))
  const isDefault = language === DEFAULT_LANGUAGE
  const other = useCall(
    ['documents', DEFAULT_LANGUAGE],
    isDefault ? null : documents(platform, DEFAULT_LANGUAGE),
  )
  const rows = withFallback(own.data ?? [], isDefault ? [] : (other.data ?? []))
  const owned = useOwned(subjectsIn(rows))
  const shown = shownManuals(rows, { search: typed, owned, all: scope === 'all' })
  return (
    <Page title={menu('menu.instructions')}>
      <section className="account-section" aria-label={words('list.search')}>
        <div className="hg-stack gap-1.5 min-w-0">
          <label className="pb-1.5 font-semibold" htmlFor={search}>
            {words('list.search')}
          </label>
          <input
            id={search}
            type="search"
            className="hg-text-input"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Choice<'mine' | 'all'>
          name="manuals"
          label={t('devices')}
          value={scope}
          of={[
            { value: 'mine', text: t('mine') },
            { value: 'all', text: words('list.all') },
          ]}
          onChange={setScope}
        />
      </section>
      {MANUAL_TYPES.map((type) => {
        const lines = shown.filter((row) => row.type === type)
        return (
          <Panel
            key={type}
            title={t(`types.${type}`)}
            state={own}
            skeleton={<SkeletonBlock height={64} />}
            empty={lines.length === 0 ? { kind: 'filtered', text: t('none') } : null}
          >
            <ul className="grid">
              {lines.map((row) => (
                <ManualLine key={row.url} manual={row} />
              ))}
            </ul>
          </Panel>
        )
      })}
    </Page>
  )
}

/** Of which kinds and models one has a device; what cannot be asked is not said. */
function useOwned(subjects: readonly Subject[]): ReadonlyMap<string, boolean> {
  const { id } = usePerson()
  const answers = useCalls(
    subjects.map(({ type, model }) => ({
      key: ['owned', id, type, model],
      call: fleetDevices(type, { size: 1, ...(model === null ? {} : { model }) }),
    })),
  )
  return new Map(
    subjects.flatMap((subject, at): [string, boolean][] => {
      const total = answers[at]?.data?.total
      return total === undefined || total === null ? [] : [[subjectKey(subject), total > 0]]
    }),
  )
}
