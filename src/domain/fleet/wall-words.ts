/** What a wall display is put together of: panels beside its figures and its map, and a line along the bottom. */
export const WALL_PANELS = [
  'states',
  'curve',
  'days',
  'worst',
  'alarms',
  'best',
  'benefit',
  'ticker',
] as const
export type WallPanel = (typeof WALL_PANELS)[number]

export const WALL_THEMES = ['dark', 'light'] as const
export type WallTheme = (typeof WALL_THEMES)[number]
