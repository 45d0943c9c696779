import { lazyPart } from '../../kit/parts/lazy-part'

/** Dialogs of the actions on alarms, each in a part of its own. */
export const ALERT_DIALOGS = {
  assignAlerts: lazyPart(() => import('./assign').then((part) => part.AssignAlerts)),
  snoozeAlerts: lazyPart(() => import('./snooze').then((part) => part.SnoozeAlerts)),
  closeAlerts: lazyPart(() => import('./close').then((part) => part.CloseAlerts)),
  blockAlert: lazyPart(() => import('./block').then((part) => part.BlockAlert)),
}
