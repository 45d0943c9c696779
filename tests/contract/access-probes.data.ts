import type { Caller } from './cloud-client'
import { ON_ACCOUNT, ON_PLANT } from './permission-matrix.data'

/* One hand-made request for each code, which the cloud lets through for callers with the code and for nobody else. */

type Probe = (caller: Caller, plant: number) => ReturnType<Caller['get']>

const onPlant =
  (name: string): Probe =>
  (caller, plant) => {
    const write = ON_PLANT[name]
    if (!write) throw new Error(`no such write: ${name}`)
    return write.send(caller, plant, 1)
  }

const onAccount =
  (name: string): Probe =>
  (caller) => {
    const write = ON_ACCOUNT[name]
    if (!write) throw new Error(`no such write: ${name}`)
    return caller[write.method ?? 'post'](write.path, write.body)
  }

const reading =
  (path: (plant: number) => string): Probe =>
  (caller, plant) =>
    caller.get(path(plant))

/** `null`: the cloud has no call that asks for this code alone. What cannot be taken back comes last. */
export const PROBES: Readonly<Record<string, Probe | null>> = {
  'station:read': reading((plant) => `/maintain-s/station/${plant}/tag`),
  'station:export': null,
  'device:read': reading((plant) => `/maintain-s/fast/device/${plant}/device-list`),
  'alert:read': (caller, plant) => caller.post('/maintain-s/operating/alert/search', { plantId: plant }),
  'layout:read': reading((plant) => `/maintain-s/station/layout/${plant}/info/OPTIMIZER`),
  'member:read': reading(() => '/user-s/acc/org/member'),
  'role:read': reading(() => '/auth-s/auth/role'),
  user: onAccount('message settings'),
  'station:create': onAccount('C33 create'),
  'station:update': onPlant('tags'),
  'station:share': onPlant('C45 authorisation'),
  'device:create': onPlant('C54 add device'),
  'device:update': onPlant('C56 rename device'),
  'device:delete': onPlant('C57 remove device'),
  'alert:handle': onPlant('preview a block rule'),
  'layout:update': onPlant('C50 photo'),
  'report:export': onPlant('C46 report'),
  // The manager's own role: nobody gives away what they do not hold.
  'member:manage': (caller) =>
    caller.post('/user-s/acc/org/member', { identifier: 'somebody@heliograph.example', roleId: 32 }),
  'role:manage': onAccount('create a role'),
  'station:delete': onPlant('C35 delete'),
}
