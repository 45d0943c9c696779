import type { Resource } from '../src/schema/resource'
import { businesses } from './businesses'
import { devices } from './devices'
import { gateways } from './gateways'
import { members } from './members'
import { plants } from './plants'
import { roles } from './roles'

/** Every resource, in the order of the menu. */
export const resources: readonly Resource[] = [plants, devices, gateways, businesses, members, roles]
