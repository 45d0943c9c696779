import type { EpochSeconds } from '../plants/reading'

/** C20. Content is markup of a stranger: it is never put into the page as it is. */
export interface Announcement {
  id: string | null
  title: string | null
  content: string | null
  type: string | null
  from: EpochSeconds | null
  until: EpochSeconds | null
}

/** C22. */
export interface DocumentEntry {
  id: string | null
  title: string | null
  type: string | null
  url: string
  updated: EpochSeconds | null
  /** As the server spells it; null where it does not send it. */
  language: string | null
  /** Ours: the kind of device that it is about; null is about none. */
  deviceType: string | null
  /** Ours: the one model of that kind; null is about all of them. */
  model: string | null
}

/** C25, C26. */
export interface VersionEntry {
  id: string | null
  version: string | null
  innerVersion: string | null
  published: EpochSeconds | null
  content: string | null
}

/** Message settings (wire contract 4.2). */
export interface MessageSettings {
  alertPush: boolean | null
  alertEmail: boolean | null
  noticePush: boolean | null
  levels: readonly number[]
  /** `HH:mm`. */
  quietFrom: string | null
  quietTo: string | null
}
