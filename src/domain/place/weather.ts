/** Specification 3, in the spelling of the wire. */
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
