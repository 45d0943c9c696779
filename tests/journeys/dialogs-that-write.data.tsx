import type { ReactNode } from 'react'
import type { SecurityState } from '../../src/domain/people/account-records'
import type { Plant } from '../../src/domain/plants/reading'
import { OwnershipPanel } from '../../src/features/ownership/ownership-panel'
import { OwnTransfers } from '../../src/features/ownership/own-transfers'
import { RightsMatrix } from '../../src/features/people/rights-matrix'
import { Authorisation } from '../../src/features/people/authorisation'
import { Sessions } from '../../src/pages/account/sessions'
import { Thirds } from '../../src/pages/account/thirds'
import { Act, type Step, press, type, named, another, tick, GridType, Rules } from './dialog-parts'

interface Case {
  name: string
  /** Named view that it is. */
  view?: string
  part: (plant: Plant) => ReactNode
  /** Up to where only the button that sends is to be pressed. */
  open: readonly Step[]
  send: RegExp | string
  role?: string
  write: RegExp
  /** Where the cloud would have a reason of its own to refuse. */
  done?: () => Response
  /** It waits on the machine for a network. */
  waits?: boolean
  /** It is no dialog: it stays. */
  stays?: boolean
}

const action =
  (of: string, name: string, pick: Record<string, unknown> | null = {}) =>
  ({ id }: Plant) => <Act of={of} action={name} plantId={id} pick={pick} />

export const CASES: readonly Case[] = [
  {
    name: 'assign an alarm',
    view: 'assignAlerts',
    waits: true,
    part: action('alerts', 'assign'),
    open: [press('Go')],
    send: 'To nobody',
    write: /POST .*\/alert\/triage(\/(?!search|stamp)|$)/,
  },
  {
    name: 'snooze an alarm',
    view: 'snoozeAlerts',
    waits: true,
    part: action('alerts', 'snooze'),
    open: [press('Go')],
    send: /^1 hour/,
    write: /POST .*\/alert\/triage(\/(?!search|stamp)|$)/,
  },
  {
    name: 'close an alarm',
    view: 'closeAlerts',
    part: action('alerts', 'close'),
    open: [press('Go'), type(/^Reason/, 'Repaired')],
    send: 'Close alarm',
    write: /POST .*\/alert\/triage(\/(?!search|stamp)|$)/,
  },
  {
    name: 'block a kind of alarm',
    view: 'blockAlert',
    part: action('alerts', 'block', { safety: false }),
    open: [press('Go')],
    send: 'Block this kind',
    write: /POST .*\/shield(?!.*(preview|list))/,
  },
  {
    name: 'rename a device',
    view: 'renameDevice',
    part: action('devices', 'update'),
    open: [press('Go'), type('Name', 'South roof')],
    send: 'Save',
    write: /POST .*\/device\//,
  },
  {
    name: 'replace a device',
    view: 'replaceDevice',
    part: action('devices', 'replace', { type: 'INVERTER' }),
    open: [press('Go'), type('New serial number', 'HGINV09990000')],
    send: 'Replace',
    write: /POST .*\/device\//,
  },
  {
    name: 'delete a plant',
    view: 'deletePlant',
    part: action('plants', 'delete'),
    open: [press('Go'), named],
    send: 'Delete plant',
    write: /DELETE .*\/station/,
  },
  {
    name: 'transfer a plant',
    part: (plant) => <OwnershipPanel plant={plant} may />,
    open: [press('Transfer ownership'), type('New owner', 'viewer@heliograph.example'), named],
    send: 'Transfer ownership',
    write: /POST .*\/ownership/,
  },
  {
    name: 'claim a plant',
    part: () => <OwnTransfers but={null} claim />,
    open: [
      press('Claim by logger'),
      type('Serial number of the logger', 'HGCOL0000001'),
      type('Check code on its label', '12345'),
    ],
    send: 'Claim by logger',
    write: /POST .*\/ownership\/claim/,
    done: () => Response.json({ id: 7 }),
  },
  {
    name: 'change the grid connection',
    part: (plant) => <GridType plant={plant} />,
    open: [press('Change grid connection'), another],
    send: 'Change it',
    write: /POST .*\/gridtype/,
  },
  {
    name: 'change rights of businesses',
    part: ({ id }) => <RightsMatrix id={id} />,
    open: [tick, press('Review changes')],
    send: 'Save',
    write: /(POST|PUT) .*\/related/,
  },
  {
    name: 'let installers look in',
    part: ({ id }) => <Authorisation id={id} may />,
    open: [],
    send: /./,
    role: 'switch',
    write: /POST .*\/auth\/config/,
    stays: true,
  },
  {
    name: 'end other sessions',
    part: () => <Sessions />,
    open: [press('End all other sessions')],
    send: 'End',
    write: /DELETE .*session/,
  },
  {
    name: 'unlink an account',
    part: () => (
      <Thirds state={{ weChatBound: true, qqBound: false } as SecurityState} onChanged={() => undefined} />
    ),
    open: [press('Unlink: WeChat')],
    send: 'Unlink',
    write: /POST .*third\/unbind/,
    done: () => Response.json(null),
  },
  {
    name: 'save a view of a list',
    part: () => <Rules />,
    open: [press('Views'), type('Name of a new view', 'Mine')],
    send: 'Save view',
    write: /POST .*\/view$/,
  },
  {
    name: 'buy messages',
    view: 'buyMessages',
    part: action('message-credit', 'create', null),
    open: [press('Go'), press(/^500 messages/, 'radio')],
    send: 'Pay now',
    write: /POST .*\/credit\/buy/,
  },
  {
    name: 'say to whom purchases are billed',
    view: 'invoiceData',
    part: action('message-credit', 'invoice', null),
    open: [press('Go'), type(/^Tax number/, 'GB 123')],
    send: 'Save',
    write: /POST .*\/acc\/invoice/,
  },
  {
    name: 'say when one is reminded',
    view: 'reminders',
    part: action('data-plans', 'remind', null),
    open: [press('Go'), press(/60$/, 'checkbox')],
    send: 'Save',
    write: /POST .*\/setting\/reminder/,
  },
  {
    name: 'make a token',
    view: 'newToken',
    part: action('api-tokens', 'create', null),
    open: [press('Go'), type('Name', 'Hall'), press('See plants', 'checkbox')],
    send: 'Create token',
    write: /POST .*\/acc\/token/,
    done: () => Response.json({ id: 1, token: 'hgt_1_x' }),
    stays: true,
  },
  {
    name: 'link a wall display',
    view: 'wallLink',
    part: ({ id }) => <Act of="screens" action="share" plantId={id} make={{ name: 'Hall' }} />,
    open: [press('Go')],
    send: 'Create link',
    write: /POST .*\/screen\/.+\/link/,
    done: () => Response.json({ id: 1, key: 'hgw_1_x' }),
    stays: true,
  },
  {
    name: 'renew data plans',
    view: 'renewDataPlans',
    part: action('data-plans', 'renew'),
    open: [press('Go'), press(/^36 months/, 'radio')],
    send: 'Pay now',
    write: /POST .*\/data-plan\/renew/,
  },
  {
    name: 'let data plans renew themselves',
    view: 'autoRenewPlans',
    part: action('data-plans', 'autoOn'),
    open: [press('Go'), press(/^36 months/, 'radio')],
    send: 'Switch auto-renew on',
    write: /POST .*\/data-plan\/auto-renew/,
  },
  {
    name: 'accept an offer',
    view: 'acceptQuote',
    part: ({ id }) => (
      <Act
        {...{ of: 'insurance-quotes', action: 'accept', plantId: id, grown: { state: 'OFFERED' } }}
        make={{ plant: id, cover: 'YIELD' }}
      />
    ),
    open: [press('Go')],
    send: 'Accept offer',
    write: /POST .*\/quote\/accept/,
    done: () => Response.json({ id: 1 }),
  },
  {
    name: 'add a device',
    view: 'addDevices',
    part: action('devices', 'create', null),
    open: [press('Go'), type('Serial numbers', 'HGINV09990000')],
    send: /^(Add \(1\)|Try)/,
    stays: true,
    write: /POST .*\/device$/,
  },
]

/** Dialogs of actions that write nothing. */
export const READING = ['compareDevices', 'seeAs', 'chooseByList']
