import { tags } from '../tags/index'
import type { FieldView } from '../types'

/** Codes are data of the permissions; where somebody shows them, they are words like tags. */
export const codes: FieldView = tags
