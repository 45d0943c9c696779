import { isWebAddress } from '../../domain/values/web-address'
import { formed } from './texts'

/** The address of a page; only one that a browser opens as a page. */
export const url = { ...formed('url', isWebAddress), wide: true }
