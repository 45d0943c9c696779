/**
 * The vocabulary of permission codes, one list for the whole product. Specification 6 names only
 * `user`; the others are ours. No action may ask for a code that is not here.
 */
export const CODES = [
  'user',
  'station:read',
  'station:create',
  'station:update',
  'station:delete',
  'station:export',
  'station:share',
  'device:read',
  'device:create',
  'device:update',
  'device:delete',
  'alert:read',
  'alert:handle',
  'layout:read',
  'layout:update',
  'report:export',
  'member:read',
  'member:manage',
  'role:read',
  'role:manage',
] as const
