import type { PlannedAction } from '../../schema/compile'
import type { ResourceText } from '../text/use-resource-text'
import type { KeyEntry } from './shortcut-registry'

/** A key of lists and of what is walked through like one. */
export const listEntry = (name: string, keys: string, label: string, run: () => void): KeyEntry => ({
  id: `list.${name}`,
  keys,
  label,
  group: 'list',
  run,
})

/** The letter of an action; one without a letter is found in the palette only. */
export const actionEntry = (
  { name, key }: Pick<PlannedAction, 'name' | 'key'>,
  text: Pick<ResourceText, 'action'>,
  run: () => void,
): KeyEntry => ({
  id: `action.${name}`,
  keys: key ?? `:${name}`,
  label: text.action(name, 'label'),
  group: 'actions',
  run,
})
