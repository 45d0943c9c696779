import { useMemo, useSyncExternalStore } from 'react'
import { type KeyGroup, keyStore } from '../../console/keys/shortcut-registry'
import { useText } from '../../kit/text/use-text'
import { useSignedInServices } from '../../console/services/signed-in-context'
import type { ScreenCommand } from '../../domain/people/key-holders'

/** A command whose key may be changed. */
export interface MappedCommand extends ScreenCommand {
  readonly group: KeyGroup
  readonly label: string
}

const LIST = [
  ['search', '/'],
  ['next', 'j'],
  ['previous', 'k'],
  ['open', 'Enter'],
  ['select', 'x'],
  ['extendDown', 'Shift+j'],
  ['extendUp', 'Shift+k'],
  ['clear', 'Escape'],
  ['view', 'v'],
  ['all', '*', 'alert-groups'],
] as const

/** What the engine names itself; others are named by their resource. */
const USUAL: ReadonlySet<string> = new Set(['create', 'update', 'delete'])

/** Namespaces of the resources whose actions have letters. */
export function useLetterResources(): readonly string[] {
  const { plans } = useSignedInServices()
  return useMemo(
    () =>
      plans.all
        .filter(({ actions }) => Object.values(actions).some(({ name, key }) => key && !USUAL.has(name)))
        .map(({ name }) => name),
    [plans],
  )
}

/** Every command of the console that has a key, whatever screen it belongs to. */
export function useKeyCommands(): readonly MappedCommand[] {
  const { plans } = useSignedInServices()
  const t = useText('engine')
  const plant = useText('plant')
  const state = useSyncExternalStore(keyStore.subscribe, keyStore.getState)
  return useMemo(() => {
    const list = LIST.map(([name, keys, words = 'engine']): MappedCommand => ({
      id: `list.${name}`,
      keys,
      group: 'list',
      label: t(`${words}:keys.${name}`),
      screens: null,
    }))
    const actions = new Map<string, MappedCommand>()
    for (const { name: resource, actions: own } of plans.all)
      for (const { name, key } of Object.values(own)) {
        if (key === undefined) continue
        const known = actions.get(name)
        actions.set(name, {
          id: `action.${name}`,
          keys: key,
          group: 'actions',
          label:
            known?.label ??
            t(USUAL.has(name) ? `actions.${name}.label` : `${resource}:actions.${name}.label`),
          screens: [...(known?.screens ?? []), resource],
        })
      }
    const one = (id: string, keys: string, group: KeyGroup, label: string): MappedCommand => ({
      id,
      keys,
      group,
      label,
      screens: null,
    })
    const places = state.layers
      .flatMap(({ entries }) => entries)
      .filter(({ group }) => group === 'places')
      .map(({ id, keys, label }) => one(id, keys, 'places', label))
    return [
      ...list,
      ...actions.values(),
      one('console.undo', 'u', 'actions', t('record.undo')),
      ...places,
      one('record.previous', '[', 'console', t('record.previous')),
      one('record.next', ']', 'console', t('record.next')),
      one('console.refresh', 'r', 'console', plant('header.refresh')),
      one('console.palette', 'Ctrl+k', 'console', t('keys.palette')),
      one('console.help', '?', 'console', t('keys.help')),
    ]
  }, [plans, t, plant, state.layers])
}
