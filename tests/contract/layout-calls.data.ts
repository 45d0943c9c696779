import {
  dropLayoutDraft,
  layoutVersions,
  publishLayout,
  reportedStrings,
  saveLayoutDraft,
} from '../../src/transport/calls/layout-drafts'
import type { Expected } from './transport-calls.data'

const L = '/mdc-eu/maintain-s/station/layout/7'
const AT = 1_768_292_700
const GRID = { id: '1', name: 'South', rows: 1, columns: 2, azimuth: 180, tilt: 30 }
const PLAN = [{ ...GRID, landscape: true, tiles: [{ row: 0, column: 1, serial: 'OP1' }] }]
const ROWS = [{ ...GRID, orientation: 'LANDSCAPE', modules: [{ row: 0, column: 1, deviceSn: 'OP1' }] }]
const VERSIONS = {
  revision: 3,
  published: { userName: 'Robin', time: AT },
  draft: { userName: 'Alex', own: false, since: AT, changedTime: AT, arrays: ROWS },
  serials: ['OP1', 'OP2'],
}

/** Drawing a layout; ours. */
export const LAYOUT_CALLS: readonly Expected[] = [
  {
    name: 'draft of a layout',
    call: layoutVersions(7, 'OPTIMIZER'),
    sent: `GET ${L}/draft/OPTIMIZER`,
    reply: VERSIONS,
  },
  {
    name: 'save a draft of a layout',
    call: saveLayoutDraft(7, 'OPTIMIZER', { revision: 3, plan: PLAN, takeOver: false }),
    sent: `POST ${L}/draft/OPTIMIZER`,
    body: { revision: 3, takeOver: false, arrays: ROWS },
    reply: VERSIONS,
  },
  {
    name: 'drop a draft of a layout',
    call: dropLayoutDraft(7, 'OPTIMIZER', 3),
    sent: `DELETE ${L}/draft/OPTIMIZER?revision=3`,
    reply: { ...VERSIONS, draft: null },
  },
  {
    name: 'publish a layout',
    call: publishLayout(7, 'OPTIMIZER', 3),
    sent: `POST ${L}/publish/OPTIMIZER`,
    body: { revision: 3 },
    reply: { ...VERSIONS, draft: null },
  },
  {
    name: 'strings for a layout',
    call: reportedStrings(7, 'OPTIMIZER'),
    sent: `GET ${L}/strings/OPTIMIZER`,
    reply: [
      { deviceId: 24, deviceSn: 'INV1', deviceName: 'Inverter 1', string: 1, name: 'PV1', modules: 12 },
    ],
  },
]
