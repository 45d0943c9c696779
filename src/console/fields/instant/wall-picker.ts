import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import localeData from 'dayjs/plugin/localeData'
import utc from 'dayjs/plugin/utc'
import weekday from 'dayjs/plugin/weekday'
import weekOfYear from 'dayjs/plugin/weekOfYear'

for (const plugin of [customParseFormat, localeData, utc, weekday, weekOfYear]) dayjs.extend(plugin)

type Calendar = Parameters<typeof DatePicker.generatePicker<Dayjs>>[0]

/**
 * Digits on the wall of a plant. The library's own calendar reads what is typed in the browser's zone, and moves a
 * time that is skipped there, although the plant's clock shows it. This one counts in UTC, where no time is skipped.
 */
const calendar: Calendar = {
  getWeekDay: (at) => at.day(),
  getMillisecond: (at) => at.millisecond(),
  getSecond: (at) => at.second(),
  getMinute: (at) => at.minute(),
  getHour: (at) => at.hour(),
  getDate: (at) => at.date(),
  getMonth: (at) => at.month(),
  getYear: (at) => at.year(),
  // Marks a day of the calendar; the wall clock of the person is near enough for that.
  getNow: () => dayjs.utc().add(dayjs().utcOffset(), 'minute'),
  getFixedDate: (text) => dayjs.utc(text, 'YYYY-M-DD'),
  getEndDate: (at) => at.endOf('month'),
  addYear: (at, by) => at.add(by, 'year'),
  addMonth: (at, by) => at.add(by, 'month'),
  addDate: (at, by) => at.add(by, 'day'),
  setYear: (at, to) => at.year(to),
  setMonth: (at, to) => at.month(to),
  setDate: (at, to) => at.date(to),
  setHour: (at, to) => at.hour(to),
  setMinute: (at, to) => at.minute(to),
  setSecond: (at, to) => at.second(to),
  setMillisecond: (at, to) => at.millisecond(to),
  isAfter: (one, other) => one.isAfter(other),
  isValidate: (at) => at.isValid(),
  // The current language is set for all calendars at once.
  locale: {
    getWeekFirstDay: () => dayjs().localeData().firstDayOfWeek(),
    getWeekFirstDate: (_, at) => at.locale(dayjs.locale()).weekday(0),
    getWeek: (_, at) => at.locale(dayjs.locale()).week(),
    getShortWeekDays: () => dayjs().localeData().weekdaysMin(),
    getShortMonths: () => dayjs().localeData().monthsShort(),
    format: (_, at, format) => at.locale(dayjs.locale()).format(format),
    parse: (_, text, formats) =>
      formats.map((format) => dayjs.utc(text, format, true)).find((at) => at.isValid()) ?? null,
  },
}

/** A picker of date and time without a zone of its own. */
export const WallPicker = DatePicker.generatePicker<Dayjs>(calendar)

/** `YYYY-MM-DD` and `HH:mm` as the picker holds them, and back. */
export const pickedAt = (date: string, time: string): Dayjs => dayjs.utc(`${date}T${time}:00Z`)

export function wallOf(picked: Dayjs): { date: string; time: string } {
  const [date = '', time = ''] = picked.toISOString().slice(0, 16).split('T')
  return { date, time }
}
