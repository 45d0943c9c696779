import { quantity } from '../quantity/index'
import type { FieldView } from '../types'

/** A quantity whose unit is known beforehand. */
export const power: FieldView = quantity
