import { type IconName, isIconName } from './icon'

const USUAL: Readonly<Record<string, IconName>> = {
  create: 'plus',
  update: 'edit',
  delete: 'delete',
  export: 'download',
}

/** Drawing of an action or place: the one that the declaration names, its usual one, or three dots. */
export function iconNamed(icon: string | undefined, name: string): IconName {
  if (icon !== undefined && isIconName(icon)) return icon
  return USUAL[name] ?? 'more'
}
