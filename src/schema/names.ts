/* Words that a declaration may use for what stands above the grammar. Whoever draws, shows or calls them is typed by these lists. */

/** Drawings of actions and of places in the menu. */
export const ICON_NAMES = [
  'search',
  'filter',
  'columns',
  'rows',
  'download',
  'link',
  'star',
  'bookmark',
  'up',
  'down',
  'plant',
  'device',
  'applications',
  'user',
  'shield',
  'sliders',
  'bell',
  'headset',
  'book',
  'speech',
  'logout',
  'globe',
  'database',
  'sun',
  'moon',
  'screen',
  'chevron',
  'panel',
  'check',
  'close',
  'warning',
  'eye',
  'eyeOff',
  'clock',
  'people',
  'copy',
  'edit',
  'delete',
  'plus',
  'minus',
  'swap',
  'move',
  'chart',
  'more',
  'pin',
  'image',
  'upload',
  'undo',
  'info',
  'tool',
  'list',
  'calendar',
] as const
export type DeclaredIcon = (typeof ICON_NAMES)[number]

/** Views in place of a table, a section or a dialog: the first escape hatch. */
export const VIEW_NAMES = [
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
  'alertReadings',
  'alertContext',
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

/** What an action may lead to: the device that a record speaks of, its plant at that moment. */
export const DESTINATIONS = ['device', 'moment'] as const
export type Destination = (typeof DESTINATIONS)[number]

/** Sets of calls made by hand. */
export const CALL_NAMES = [
  'alerts',
  'plant-alerts',
  'alert-rules',
  'devices',
  'gateways',
  'meter-settings',
  'businesses',
  'members',
  'roles',
  'plants',
  'plantProfile',
  'plantMetering',
  'plantFinance',
  'plantZeroExport',
  'account-base',
  'account-common',
  'account-message',
  'account-message-plan',
] as const
export type CallName = (typeof CALL_NAMES)[number]

/** Readers of the transport for records with a domain type of their own. */
export const RECORD_NAMES = ['plant'] as const
export type RecordName = (typeof RECORD_NAMES)[number]
