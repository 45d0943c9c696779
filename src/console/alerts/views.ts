import type { ViewProps } from '../registry'
import { lazyPart } from '../lazy-part'

/** Named views of alarms and block rules, each in a part of its own. */
export const ALERT_VIEWS = {
  alertSummary: lazyPart(() => import('./summary').then((part) => part.AlertSummary)),
  alertCause: lazyPart(() => import('./cause').then((part) => part.AlertCause)),
  alertTimeline: lazyPart(() => import('./timeline').then((part) => part.AlertTimeline)),
  alertLog: lazyPart(() => import('./log').then((part) => part.AlertLog)),
  assignAlerts: lazyPart(() => import('./assign').then((part) => part.AssignAlerts)),
  snoozeAlerts: lazyPart(() => import('./snooze').then((part) => part.SnoozeAlerts)),
  closeAlerts: lazyPart(() => import('./close').then((part) => part.CloseAlerts)),
  blockAlert: lazyPart(() => import('./block').then((part) => part.BlockAlert)),
  blockMeter: lazyPart<ViewProps>(() => import('./meter').then((part) => part.BlockMeter)),
}
