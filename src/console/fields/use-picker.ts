import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import localeData from 'dayjs/plugin/localeData'
import weekday from 'dayjs/plugin/weekday'
import weekOfYear from 'dayjs/plugin/weekOfYear'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { Zone } from '../../domain/plants/reading'
import { localTime } from '../../domain/time/instant'
import { useServices } from '../services/services-context'
import { typedIn } from './calendar'
import { ownZone } from './own-zone'

for (const plugin of [localeData, weekday, weekOfYear]) dayjs.extend(plugin)

type Calendar = Parameters<typeof DatePicker.generatePicker<Dayjs>>[0]

/**
 * Digits on the wall of a plant. The library's own calendar reads what is typed in the browser's zone, and moves a
 * time that is skipped there, although the plant's clock shows it. This one counts in UTC, where no time is skipped.
 */
const CALENDAR: Omit<Calendar, 'getNow'> = {
  getWeekDay: (at) => at.day(),
  getMillisecond: (at) => at.millisecond(),
  getSecond: (at) => at.second(),
  getMinute: (at) => at.minute(),
  getHour: (at) => at.hour(),
  getDate: (at) => at.date(),
  getMonth: (at) => at.month(),
  getYear: (at) => at.year(),
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
    parse: (_, text, formats) => typedIn(text, formats) ?? null,
  },
}

/** Pickers of days and times without a zone of their own; today is that of the zone, by the cloud's clock (decision 7). */
export function usePicker(zone: Zone | null | undefined) {
  const { clock } = useServices()
  const at = zone ?? ownZone()
  const [todayIn] = useState(() => heldZone(at))
  useLayoutEffect(() => todayIn.set(at), [todayIn, at])
  return useMemo(() => {
    const getNow = () => {
      const { date, time } = localTime(clock.now(), todayIn.get())
      return pickedAt(date, time)
    }
    const Picker = DatePicker.generatePicker<Dayjs>({ ...CALENDAR, getNow })
    return { Picker, RangePicker: Picker.RangePicker }
  }, [clock, todayIn])
}

/** The zone of today, held beside a picker that stays: another zone leaves the box, and what is being typed in it. */
function heldZone(zone: Zone) {
  let held = zone
  return {
    get: () => held,
    set(next: Zone) {
      held = next
    },
  }
}

const pickedAt = (date: string, time: string): Dayjs => dayjs.utc(`${date}T${time}:00Z`)

/**
 * `YYYY-MM-DD` and `HH:mm` as the picker holds them; nothing without a date. The picker drops what is being typed for
 * another object, also for one of the same time.
 */
export const usePicked = (date: string, time: string): Dayjs | null =>
  useMemo(() => (date === '' ? null : pickedAt(date, time)), [date, time])

/** `YYYY-MM-DD` and `HH:mm` of what was picked. */
export function wallOf(picked: Dayjs): { date: string; time: string } {
  const [date = '', time = ''] = picked.toISOString().slice(0, 16).split('T')
  return { date, time }
}
