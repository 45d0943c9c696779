import type { Resource } from '../src/schema/resource'
import { plants } from './plants'

/** Every resource, in the order of the menu. */
export const resources: readonly Resource[] = [plants]
