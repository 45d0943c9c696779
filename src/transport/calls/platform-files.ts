import type { DocumentEntry } from '../../domain/people/announcement-records'
import type { Call } from '../call'
import { epoch, list, record, text, word } from '../wire'

/** C22; without a type all of them. */
export function documents(
  platformCode: string,
  language: string,
  type?: 'MANUAL' | 'FAQ' | 'INSTRUCTION',
): Call<readonly DocumentEntry[]> {
  return {
    method: 'GET',
    path: '/backyard-api-s/document/getDocList',
    public: true,
    query: { lan: language, platformCode, channel: 'Web', type },
    read: (raw) =>
      list(raw, 'documents', (row) => {
        const url = word(row['url'])
        // Only what a link may lead to.
        return url === null || !/^(https?:\/\/|\/)/i.test(url)
          ? null
          : {
              id: word(row['id']),
              title: text(row['title']),
              type: word(row['type']),
              url,
              updated: epoch(row['updateTime']),
              language: word(row['lan']),
              deviceType: word(row['deviceType']),
              model: word(row['model']),
            }
      }),
  }
}

/** A picture for the other calls to point at. */
export function upload(content: Blob, name: string): Call<string | null> {
  return {
    method: 'POST',
    path: '/store-s/uploadObject',
    file: { field: 'file', content, name },
    read: (raw) => word(record(raw, 'upload')['url']),
  }
}
