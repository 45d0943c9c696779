import type { Damage } from '../support/cloud-bench'

type Row = Record<string, unknown>

/** Rows beside those that the cloud has, for lists that come whole: every filter then has rows on both sides. */
const MORE: readonly (readonly [path: string, rows: readonly Row[]])[] = [
  [
    '/power/system/deviceList',
    [
      { deviceState: 2, alertState: 1, type: 'BATTERY', collectionTime: 1_781_600_000 },
      { deviceState: 3, type: 'METER', collectionTime: 1_781_500_000 },
      { deviceState: null, alertState: null, type: null, collectionTime: null },
    ],
  ],
  [
    '/gateway',
    [
      { deviceState: 2, collectionTime: 1_781_600_000 },
      { deviceState: 3, collectionTime: 1_781_500_000 },
      { deviceState: null, collectionTime: null },
    ],
  ],
  [
    '/queryRelated/businesses',
    [
      { type: 'SERVICE', state: 'PENDING', roleCode: ['station:read', 'device:read'] },
      { type: 'VIEWER', state: 'EXPIRED', roleCode: ['alert:read'] },
      { type: null, state: null, roleCode: null },
    ],
  ],
  ['/acc/org/member', [{ state: 'INVITED' }, { state: null, role: null }]],
  [
    '/auth-s/auth/role',
    [
      { builtIn: false, codes: ['user'] },
      { builtIn: null, codes: null },
    ],
  ],
]

const KEYS = ['id', 'businessId']

function withRows(rows: readonly Row[], more: readonly Row[]): readonly Row[] {
  const [first = {}] = rows
  const added = more.map((one, index) => {
    const ids = KEYS.flatMap((key) => (key in first ? [[key, 1_000_000 + index] as const] : []))
    return { ...first, ...Object.fromEntries(ids), ...one }
  })
  return [...rows, ...added]
}

/** Replies of the cloud with these rows in them. */
export const moreRows: Damage = async (request, response) => {
  const { pathname } = new URL(request.url)
  const more = MORE.find(([path]) => pathname.endsWith(path))?.[1]
  if (more === undefined || response.status !== 200) return response
  const body = (await response.json()) as readonly Row[] | { total: number; data: readonly Row[] }
  const shown =
    'data' in body
      ? { total: body.total + more.length, data: withRows(body.data, more) }
      : withRows(body, more)
  return new Response(JSON.stringify(shown), { status: 200, headers: { 'content-type': 'application/json' } })
}
