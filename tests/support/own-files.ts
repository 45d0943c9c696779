import { resources } from '../../resources/index'

/** Names of declarations that bring their words along: somebody's own files, which no table or document of ours lists. */
export const OWN_FILES: ReadonlySet<string> = new Set(
  resources.filter(({ texts }) => texts !== undefined).map(({ name }) => name),
)
