/** The part of React that decides what is drawn next. */
declare module 'scheduler' {
  export const unstable_IdlePriority: number
  export const unstable_NormalPriority: number
  export function unstable_scheduleCallback(priority: number, work: () => void): unknown
}
