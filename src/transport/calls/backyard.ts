import type { Announcement, VersionEntry } from '../../domain/people/announcement-records'
import type { EpochSeconds, Page } from '../../domain/plants/reading'
import type { Call } from '../call'
import { epoch, list, num, page, record, switchOf, text, word, type WireRecord } from '../wire'

/** Which console asks (wire contract C20, C21). */
export interface Client {
  /** `SOLARMAN_INTELLGENT`, in the spelling of the wire. */
  platformCode: string
  version: string
  innerVersion: string
  platform: string
}

/** C20: notices. `now` is epoch ms. Without prefix. */
export function announcements(
  client: Pick<Client, 'platformCode' | 'version'>,
  language: string,
  now: number,
): Call<readonly Announcement[]> {
  return {
    method: 'POST',
    path: '/backyard-api-s/announcement/content',
    public: true,
    body: {
      channel: 'Web',
      lan: language,
      platformCode: client.platformCode,
      startTime: now,
      version: client.version,
    },
    read: (raw) => list(raw ?? [], 'announcements', readAnnouncement),
  }
}

function readAnnouncement(row: WireRecord): Announcement {
  return {
    id: word(row['id']),
    title: text(row['title']),
    content: text(row['content']),
    type: word(row['type']),
    from: milliseconds(row['startTime']),
    until: milliseconds(row['endTime']),
  }
}

/** The one place of the wire that counts milliseconds (wire contract 1.6). */
function milliseconds(value: unknown): EpochSeconds | null {
  const count = num(value)
  return count === null ? null : epoch(count / 1000)
}

/** C21: says which version runs. Nobody needs its answer. */
export function reportVersion(client: Client): Call<null> {
  return {
    method: 'POST',
    path: '/backyard-api-s/app/upgrade/add-version',
    public: true,
    silent: true,
    body: {
      channel: 'Web',
      innerVersion: client.innerVersion,
      platform: client.platform,
      platformCode: client.platformCode,
      type: 1,
      version: client.version,
    },
    read: () => null,
  }
}

/** C24: does signing in want the slide? */
export function slideVerification(): Call<boolean> {
  return {
    method: 'GET',
    path: '/backyard-api-s/config/slide-verify/enable',
    public: true,
    read: (raw) => switchOf(raw, 'slide verification'),
  }
}

/** C27: the same for the GeeTest captcha. Without prefix. */
export function geeTest(): Call<boolean> {
  return {
    method: 'GET',
    path: '/backyard-api-s/config/gee-test/enable',
    public: true,
    read: (raw) => switchOf(raw, 'captcha'),
  }
}

const RELEASE = { channel: 'WEB', platform: 'INTELLGENT' } as const

/** C25, newest first as it comes; page 1 is the first. */
export function versions(language: string, at = 1, size = 20): Call<Page<VersionEntry>> {
  return {
    method: 'POST',
    path: '/backyard-api-s/version/manage/query',
    public: true,
    body: { ...RELEASE, lan: language, page: at, size },
    read: (raw) => page(raw, 'versions', readVersion),
  }
}

/** C26: null when there is none. */
export function latestVersion(language: string): Call<VersionEntry | null> {
  return {
    method: 'POST',
    path: '/backyard-api-s/version/manage/query/latest',
    public: true,
    body: { ...RELEASE, lan: language },
    read: (raw) => (raw === null ? null : readVersion(record(raw, 'version'))),
  }
}

function readVersion(row: WireRecord): VersionEntry {
  return {
    id: word(row['id']),
    version: word(row['version']),
    innerVersion: word(row['innerVersion']),
    published: epoch(row['publishTime']),
    content: text(row['content']),
  }
}
