import type { ComponentType, ReactNode } from 'react'
import { ALERT_VIEWS } from './alerts/views'
import type { RecordValues } from '../schema/codec'
import type { Plan, Plans } from '../schema/compile'
import { DeclarationError } from '../schema/declaration-error'
import type { InputProps } from './fields/types'
import { lazyPart } from './lazy-part'

/** What a view in place of a group of fields may do with the form around it. */
export interface FormHold {
  readonly values: RecordValues
  /** Label, control, help and refusal of a field; `control` replaces that of its kind. Null where it is not shown. */
  row(name: string, control?: ComponentType<InputProps>): ReactNode
  put(name: string, value: unknown): void
}

/** What a named view is given wherever it stands: in place of a table, of a section, or of an action's dialog. */
export interface ViewProps {
  readonly plan: Plan
  /** The record of a section, those of an action; none for a list. */
  readonly records: readonly RecordValues[]
  /** Only in place of a group of a form. */
  readonly form?: FormHold
  /** Closes the dialog that it is; does nothing elsewhere. */
  onClose(): void
  /** Does the action whose dialog it is, with what was asked for, and tells what came of it. */
  onAct?(input: RecordValues): void
}

/** The first escape hatch of a declaration. A name is added here, and nowhere else. */
const VIEW_NAMES = [
  'deviceTree',
  'addDevices',
  'renameDevice',
  'replaceDevice',
  'compareDevices',
  'meterSettings',
  'meterForm',
  'seeAs',
  'plantPlace',
  'plantIncome',
  'gridType',
  'deletePlant',
  'plantMap',
  'businessTerms',
  'alertSummary',
  'alertGroups',
  'alertCause',
  'alertTimeline',
  'alertLog',
  'assignAlerts',
  'snoozeAlerts',
  'closeAlerts',
  'blockAlert',
  'blockMeter',
  'messageMatrix',
  'messageScope',
  'messagePreview',
] as const
export type ViewName = (typeof VIEW_NAMES)[number]

/** Each in a part of its own, by `lazyPart`. */
export const VIEWS: Readonly<Record<ViewName, ComponentType<ViewProps>>> = {
  deviceTree: lazyPart(() => import('./views/device-tree').then((part) => part.DeviceTree)),
  addDevices: lazyPart(() => import('./views/add-devices').then((part) => part.AddDevices)),
  renameDevice: lazyPart(() => import('./views/rename-device').then((part) => part.RenameDevice)),
  replaceDevice: lazyPart(() => import('./views/replace-device').then((part) => part.ReplaceDevice)),
  compareDevices: lazyPart(() => import('./views/compare-devices').then((part) => part.CompareDevices)),
  meterSettings: lazyPart(() => import('./views/meter-settings').then((part) => part.MeterSettings)),
  meterForm: lazyPart(() => import('./views/meter-form').then((part) => part.MeterForm)),
  seeAs: lazyPart(() => import('./views/see-as-role').then((part) => part.SeeAsRole)),
  plantPlace: lazyPart(() => import('./views/plant-place').then((part) => part.PlantPlace)),
  plantIncome: lazyPart(() => import('./views/plant-income').then((part) => part.PlantIncome)),
  gridType: lazyPart(() => import('./views/grid-type').then((part) => part.GridTypeSection)),
  deletePlant: lazyPart(() => import('./views/delete-plant').then((part) => part.DeletePlant)),
  plantMap: lazyPart(() => import('./views/plant-map').then((part) => part.PlantMap)),
  businessTerms: lazyPart(() => import('./views/business-terms').then((part) => part.BusinessTermsFields)),
  ...ALERT_VIEWS,
  messageMatrix: lazyPart(() => import('./views/message-matrix').then((part) => part.MessageMatrix)),
  messageScope: lazyPart(() => import('./views/message-scope').then((part) => part.MessageScope)),
  messagePreview: lazyPart(() => import('./views/message-preview').then((part) => part.MessagePreviewPart)),
}

const isViewName = (name: string): name is ViewName => (VIEW_NAMES as readonly string[]).includes(name)

/** Every view that a plan names, with the part that names it. */
function namedBy(plan: Plan): readonly (readonly [part: string, name: string])[] {
  return [
    ['list', plan.listView] as const,
    ['list', plan.listHead] as const,
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
