import type { Plan } from './compile'

type Tabbed = Pick<Plan, 'columns' | 'moreColumns' | 'fields' | 'tabs'>

/**
 * Columns under a tab: a field that belongs to some of the tabs' words is there only under those, and there without
 * being chosen. Under *All* they are as declared.
 */
export function tabColumns(
  { columns, moreColumns, fields, tabs }: Tabbed,
  tab: string | null,
): { readonly usual: readonly string[]; readonly offered: readonly string[] } {
  const every = [...columns, ...moreColumns]
  if (tabs === null || tab === null) return { usual: columns, offered: every }
  const wordsOf = (name: string) => {
    const when = fields[name]?.when
    return when?.field === tabs ? when.is : null
  }
  const offered = every.filter((name) => name !== tabs && wordsOf(name)?.includes(tab) !== false)
  const own = moreColumns.filter((name) => wordsOf(name)?.includes(tab))
  const [last] = columns.slice(-1)
  const usual = columns.filter((name) => offered.includes(name))
  // What says how old a row is stays at the end.
  const at = last !== undefined && usual.at(-1) === last ? usual.length - 1 : usual.length
  return { usual: [...usual.slice(0, at), ...own, ...usual.slice(at)], offered }
}
