/** Specification 3, spelt as the wire spells it. */
export const WEATHERS = [
  'cloudy',
  'sunny',
  'foggy',
  'snow-s',
  'rainy-s',
  'rainy-l',
  'thunder',
  'unknow',
] as const
export type Weather = (typeof WEATHERS)[number]
