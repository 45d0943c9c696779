import type { IconName } from './icon'

const USUAL: Readonly<Record<string, IconName>> = {
  create: 'plus',
  update: 'edit',
  delete: 'delete',
  export: 'download',
}

/** Drawing of an action or place: the one that the declaration names, its usual one, or three dots. */
export function iconNamed(icon: IconName | undefined, name: string): IconName {
  return icon ?? USUAL[name] ?? 'more'
}
