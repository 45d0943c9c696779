import type { ViewProps } from '../../console/views/view-props'
import { lazyPart } from '../../kit/parts/lazy-part'
import { ALERT_DIALOGS } from './dialogs'

/** Named views of alarms and block rules, each in a part of its own. */
export const ALERT_VIEWS = {
  alertSummary: lazyPart(() => import('./summary').then((part) => part.AlertSummary)),
  alertGroups: lazyPart(() => import('./groups/groups').then((part) => part.AlarmGroups)),
  alertCause: lazyPart(() => import('./cause').then((part) => part.AlertCause)),
  alertReadings: lazyPart(() => import('./readings').then((part) => part.AlertReadings)),
  alertContext: lazyPart(() => import('./context').then((part) => part.AlertContextView)),
  alertTimeline: lazyPart(() => import('./timeline').then((part) => part.AlertTimeline)),
  alertLog: lazyPart(() => import('./log').then((part) => part.AlertLog)),
  ...ALERT_DIALOGS,
  blockMeter: lazyPart<ViewProps>(() => import('./meter').then((part) => part.BlockMeter)),
}
