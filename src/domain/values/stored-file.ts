import { isPictureAddress } from './picture-address'

/** Where a file is stored: the same places as pictures have. Its name stands behind a `#`, for the store keeps none. */
export const isFileAddress = isPictureAddress

/** Types that may be stored, by the end of the name: what a browser shows or saves, and never runs. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const endOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Why a file is not taken, as a key of `engine:invalid`; null when it is. */
export function refusedFile(
  file: { readonly name: string; readonly size: number },
  megabytes: number,
): 'fileType' | 'pictureSize' | null {
  if (!Object.hasOwn(FILE_TYPES, endOf(file.name))) return 'fileType'
  return file.size > megabytes * 1_000_000 ? 'pictureSize' : null
}

/** The address of a stored file, with its name. */
export const namedAddress = (address: string, name: string): string =>
  `${address}#${encodeURIComponent(name)}`

/** The name of a stored file, or the last part of its address. */
export function fileNameOf(address: string): string {
  const [path = '', name = ''] = address.split('#')
  const raw = name === '' ? (path.split('?')[0] ?? '').split('/').at(-1) : name
  try {
    return decodeURIComponent(raw ?? '') || address
  } catch {
    return address
  }
}
