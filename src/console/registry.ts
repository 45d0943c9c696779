import type { ComponentType } from 'react'
import type { RecordValues } from '../schema/codec'
import type { Plan, Plans } from '../schema/compile'
import { DeclarationError } from '../schema/declaration-error'

/** What a named view is given wherever it stands: in place of a table, of a section, or of an action's dialog. */
export interface ViewProps {
  readonly plan: Plan
  /** The record of a section, those of an action; none for a list. */
  readonly records: readonly RecordValues[]
  /** Closes the dialog that it is; does nothing elsewhere. */
  onClose(): void
}

/** The first escape hatch of a declaration. A name is added here, and nowhere else. */
const VIEW_NAMES = ['deviceTree', 'addDevices', 'compareDevices', 'seeAs'] as const
export type ViewName = (typeof VIEW_NAMES)[number]

/** Each in a part of its own, by `lazyPart`. Null is a view that is declared and not built: its place is left out. */
const REGISTRY: Readonly<Record<ViewName, ComponentType<ViewProps> | null>> = {
  deviceTree: null,
  addDevices: null,
  compareDevices: null,
  seeAs: null,
}

const isViewName = (name: string): name is ViewName => (VIEW_NAMES as readonly string[]).includes(name)

export function viewNamed(name: string): ComponentType<ViewProps> | null {
  return isViewName(name) ? REGISTRY[name] : null
}

/** Every view that a plan names, with the part that names it. */
function namedBy(plan: Plan): readonly (readonly [part: string, name: string])[] {
  return [
    ['list', plan.listView] as const,
    ...plan.sections.map(({ key, view }) => [`show.${key}`, view ?? null] as const),
    ...plan.groups.map(({ key, view }) => [`form.${key}`, view ?? null] as const),
    ...Object.values(plan.actions).map(({ name, view }) => [`actions.${name}`, view ?? null] as const),
  ].flatMap(([part, name]) => (name === null ? [] : [[part, name] as const]))
}

/** Throws a {@link DeclarationError} at boot for a view that nobody registered. */
export function checkViews(plans: Plans): void {
  for (const plan of plans.all) {
    for (const [part, name] of namedBy(plan)) {
      if (!isViewName(name))
        throw new DeclarationError(plan.name, part, `names the view ${name}, which is not registered`)
    }
  }
}
