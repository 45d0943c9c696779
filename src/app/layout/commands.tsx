import { Suspense, useMemo, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { useAppearance } from '../../kit/brand/appearance'
import { useAnswers } from '../../console/access/use-granted'
import { goLetters } from '../../console/keys/go-letters'
import { type KeyEntry, keyStore, possible } from '../../console/keys/shortcut-registry'
import { useKeys } from '../../console/keys/use-keys'
import { HeldKeys } from '../../console/record/held-keys'
import type { Command } from '../../console/palette/palette'
import { humanize } from '../../console/text/use-resource-text'
import { useServices } from '../../console/services/services-context'
import { useComingTexts, useText } from '../../kit/text/use-text'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { LANGUAGES } from '../../domain/brand/language'
import { useBrand } from '../brand-context'
import { lazyPart } from '../../kit/parts/lazy-part'
import { type Place, usePlaces } from './places'

const Palette = lazyPart(() => import('../../console/palette/palette').then((part) => part.Palette))

/** Makers of new records that this person may use. */
function useCreating(): readonly Command[] {
  const { plans } = useSignedInServices()
  const { i18n } = useServices()
  const navigate = useNavigate()
  const making = useMemo(
    () => plans.all.filter(({ actions, menu }) => menu?.place === 'main' && actions['create'] !== undefined),
    [plans],
  )
  const { instance } = i18n
  useComingTexts(instance, ['engine', ...making.map(({ name }) => name)])
  const answers = useAnswers(
    useMemo(() => making.map(({ name }) => ({ resource: name, action: 'create' })), [making]),
  )
  return making.flatMap(({ name, route }, index): Command[] =>
    answers[index] === 'granted'
      ? [
          {
            key: `create ${name}`,
            group: 'create',
            label: `${instance.t('one', { ns: name, defaultValue: humanize(name) })}: ${instance.t('actions.create.label', { ns: 'engine' })}`,
            run: () => void navigate(`${route}/new`),
          },
        ]
      : [],
  )
}

/** Everything that can be done from here. Only while it is open it follows which keys do something. */
function OpenPalette(props: { places: readonly Place[]; creating: readonly Command[]; onClose: () => void }) {
  const { places, creating, onClose } = props
  const c = useText('console')
  const navigate = useNavigate()
  const { choose } = useAppearance()
  const { i18n } = useServices()
  const { languages } = useBrand()
  const state = useSyncExternalStore(keyStore.subscribe, keyStore.getState)
  const commands: Command[] = [
    ...possible(state)
      .filter(({ group }) => group === 'actions')
      .map(({ keys: key, label, run }): Command => ({ key: `do ${key}`, group: 'actions', label, run })),
    ...possible(state)
      .filter(({ group, keys: key }) => group === 'places' && key.startsWith(':'))
      .sort((one, other) => (one.keys < other.keys ? -1 : 1))
      .map(({ keys: key, label, run }): Command => ({ key: `part ${key}`, group: 'places', label, run })),
    ...places.map(({ to, label }): Command => ({
      key: to,
      group: 'places',
      label,
      run: () => void navigate(to),
    })),
    ...creating,
    ...(['dark', 'light', 'system'] as const).map((theme): Command => ({
      key: theme,
      group: 'theme',
      label: c(`menu.${theme}`),
      run: () => choose(theme),
    })),
    ...LANGUAGES.filter(({ code }) => languages.includes(code)).map(({ code, name }): Command => ({
      key: `language ${code}`,
      group: 'language',
      label: name,
      run: () => void i18n.change(code),
    })),
  ]
  return (
    <Suspense fallback={<HeldKeys />}>
      <Palette commands={commands} openRecord={(address) => void navigate(address)} onClose={onClose} />
    </Suspense>
  )
}

/** Ctrl+K for everything that can be done from here, and `g` with a letter for the places of the menu. */
export function Commands() {
  const t = useText('engine')
  const navigate = useNavigate()
  const places = usePlaces()
  const creating = useCreating()
  const [open, setOpen] = useState(false)

  const goes = places.map(({ to }) => to).join(' ')
  const words = places.map(({ label }) => label).join('\n')
  const keys = useMemo((): readonly KeyEntry[] => {
    const addresses = goes.split(' ')
    const labels = words.split('\n')
    return [
      {
        id: 'console.palette',
        keys: 'Ctrl+k',
        label: t('keys.palette'),
        group: 'console',
        run: () => setOpen(true),
      },
      ...goLetters(addresses).flatMap((letter, index): KeyEntry[] =>
        letter === null
          ? []
          : [
              {
                id: `place.${addresses[index] ?? ''}`,
                keys: `g ${letter}`,
                label: t('keys.go', { what: labels[index] ?? '' }),
                group: 'places',
                run: () => void navigate(addresses[index] ?? '/'),
              },
            ],
      ),
    ]
  }, [goes, words, t, navigate])
  useKeys(keys)
  return open ? <OpenPalette places={places} creating={creating} onClose={() => setOpen(false)} /> : null
}
