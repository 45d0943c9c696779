export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const

/** Why a file is not taken, as a key of `engine:invalid`; null when it is. An SVG may carry a script, so it is not. */
export function refusedPicture(
  file: { readonly type: string; readonly size: number },
  megabytes: number,
): 'pictureType' | 'pictureSize' | null {
  if (!(PICTURE_TYPES as readonly string[]).includes(file.type)) return 'pictureType'
  return file.size > megabytes * 1_000_000 ? 'pictureSize' : null
}
