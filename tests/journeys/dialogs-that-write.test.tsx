import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { createCloud } from '../../mocks/cloud/index'
import { collectionsOf } from '../../mocks/collections'
import { resources } from '../../resources/index'
import { CapabilityContext } from '../../src/console/record/use-actions'
import { ResourceList } from '../../src/console/list/resource-list'
import { useCurrentPlant } from '../../src/console/data/use-current-plant'
import { useActionRunner } from '../../src/console/record/use-action-runner'
import { useSignedInServices } from '../../src/console/services/signed-in-context'
import type { SecurityState } from '../../src/domain/people/account-records'
import type { Plant } from '../../src/domain/plants/reading'
import { OwnershipPanel } from '../../src/features/ownership/ownership-panel'
import { OwnTransfers } from '../../src/features/ownership/own-transfers'
import { RightsMatrix } from '../../src/features/people/rights-matrix'
import { Authorisation } from '../../src/features/people/authorisation'
import { GridTypeSection } from '../../src/features/plants/grid-type'
import { Sessions } from '../../src/pages/account/sessions'
import { Thirds } from '../../src/pages/account/thirds'
import { passwordGrant } from '../../src/transport/calls/oauth'
import { renderPart } from '../support/render-part'

/*
 * Every dialog that writes and is no generated form: the write answers 500, then HTML, then so late that one wonders,
 * and then is done. The cloud behind it is the simulated one.
 */

const NOON = Date.parse('2026-06-20T11:00:00Z')
const ORIGIN = 'http://portal.example.org'

type Spoil = ((real: () => Promise<Response>) => Promise<Response>) | null

function cloudWith(write: RegExp) {
  const cloud = createCloud({
    seed: 'contract',
    now: () => NOON,
    plants: 20,
    sleep: () => Promise.resolve(),
    collections: collectionsOf(resources),
  })
  const state: { spoil: Spoil; sent: number } = { spoil: null, sent: 0 }
  const fetch = async (path: string, init: RequestInit) => {
    const request = new Request(ORIGIN + path, init)
    const real = async () => (await cloud.handle(request)) ?? new Response('', { status: 404 })
    if (!write.test(`${request.method} ${path}`)) return real()
    state.sent += 1
    return state.spoil === null ? real() : state.spoil(real)
  }
  return { fetch, state }
}

const OWNER = {
  account: 'owner@heliograph.example',
  password: 'Harbour-Sun-58',
  region: 'FOREIGN_1',
  language: 'en',
} as const

/** The current plant, and what stands at it. */
function AtPlant(props: { children: (plant: Plant) => ReactNode }) {
  const { data } = useSignedInServices()
  const { currentPlant } = useCurrentPlant()
  const [plant, setPlant] = useState<Plant | null>(null)
  useEffect(() => {
    void data.getList({ resource: 'plants', sorters: [{ field: 'id', order: 'asc' }] }).then((page) => {
      const [first] = page.data as unknown as Plant[]
      if (!first) return
      currentPlant.select(first)
      setPlant(first)
    })
  }, [data, currentPlant])
  return plant === null ? null : props.children(plant)
}

/** The button of a declared action, for the first record that the predicate is true of. */
function Act(props: { of: string; action: string; plantId: number; pick?: Record<string, unknown> | null }) {
  const { plans, data } = useSignedInServices()
  const plan = plans.get(props.of)
  const runner = useActionRunner(plan)
  const action = plan.actions[props.action]
  const run = async () => {
    if (props.pick === null) return action && runner.run(action, [])
    const page = await data.getList({ resource: props.of, meta: { plantId: props.plantId } })
    const row = page.data.find((one) =>
      Object.entries(props.pick ?? {}).every(([key, value]) => one[key] === value),
    )
    if (action && row) runner.run(action, [row])
  }
  return (
    <>
      <button onClick={() => void run()}>Go</button>
      {runner.element}
    </>
  )
}

type Step = (user: ReturnType<typeof userEvent.setup>) => Promise<unknown>
const press =
  (name: RegExp | string, role = 'button'): Step =>
  async (user) =>
    user.click((await screen.findAllByRole(role, { name }, { timeout: 5000 })).at(-1) as HTMLElement)
const type =
  (label: RegExp | string, text: string | (() => string)): Step =>
  async (user) => {
    const box = (await screen.findAllByLabelText(label, {}, { timeout: 5000 })).at(-1) as HTMLElement
    await user.clear(box)
    await user.type(box, typeof text === 'string' ? text : text())
  }
/** The name that is to be typed, as the dialog asks for it. */
const named: Step = async (user) => {
  const box = await screen.findByLabelText(/^Type “/, {}, { timeout: 5000 })
  const asked = /“(.+)”/.exec((box as HTMLInputElement).labels?.[0]?.textContent ?? '')?.[1] ?? ''
  await user.type(box, asked)
}

/** The first grid connection that the cloud allows. */
const another: Step = async (user) => {
  for (const radio of await screen.findAllByRole('radio')) {
    await user.click(radio)
    const button = screen.getByRole('button', { name: 'Change it' })
    const allowed = await waitFor(() => expect(button).toBeEnabled(), { timeout: 300 }).then(
      () => true,
      () => false,
    )
    if (allowed) return
  }
}
/** A right more for some business. */
const tick: Step = async (user) => {
  const boxes = await screen.findAllByRole('checkbox', { checked: false }, { timeout: 5000 })
  await user.click(boxes[0] as HTMLElement)
}

function GridType({ plant }: { plant: Plant }) {
  const plan = useSignedInServices().plans.get('plant-profile')
  const { id, gridType } = plant
  return <GridTypeSection plan={plan} records={[{ id, gridType }]} onClose={() => undefined} />
}

function Rules() {
  const plan = useSignedInServices().plans.get('alert-rules')
  return (
    <CapabilityContext value={() => true}>
      <ResourceList plan={plan} />
    </CapabilityContext>
  )
}

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
  /** It is no dialog: it stays. */
  stays?: boolean
}

const action =
  (of: string, name: string, pick: Record<string, unknown> | null = {}) =>
  ({ id }: Plant) => <Act of={of} action={name} plantId={id} pick={pick} />

const CASES: readonly Case[] = [
  {
    name: 'assign an alarm',
    view: 'assignAlerts',
    part: action('alerts', 'assign'),
    open: [press('Go')],
    send: 'To nobody',
    write: /POST .*\/alert\/desk(\/(?!search|stamp)|$)/,
  },
  {
    name: 'snooze an alarm',
    view: 'snoozeAlerts',
    part: action('alerts', 'snooze'),
    open: [press('Go')],
    send: /^1 hour/,
    write: /POST .*\/alert\/desk(\/(?!search|stamp)|$)/,
  },
  {
    name: 'close an alarm',
    view: 'closeAlerts',
    part: action('alerts', 'close'),
    open: [press('Go'), type(/^Reason/, 'Repaired')],
    send: 'Close alarm',
    write: /POST .*\/alert\/desk(\/(?!search|stamp)|$)/,
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
const READING = ['compareDevices', 'seeAs']

describe('a dialog that writes', () => {
  it.each(CASES)(
    'says that nothing came of it, that it waits, and goes when it is done: $name',
    async (one) => {
      const user = userEvent.setup()
      const { fetch, state } = cloudWith(one.write)
      // In another browser as well.
      const { path, body } = passwordGrant(OWNER)
      await fetch(`/mdc-eu${path}`, {
        method: 'POST',
        body: new URLSearchParams(body as Record<string, string>),
      })
      const shown = await renderPart(
        <MemoryRouter>
          <AtPlant>{one.part}</AtPlant>
        </MemoryRouter>,
        { cloud: fetch, as: 'owner', now: NOON },
      )
      const announced = vi.spyOn(shown.services.notices, 'announce')
      for (const step of one.open) await step(user)
      const told = () =>
        [...document.querySelectorAll('[role=alert], [data-tone=bad]')]
          .map(({ textContent }) => textContent)
          .join('')

      const fails: [string, () => Response][] = [
        ['500', () => new Response('', { status: 500 })],
        ['code 25', () => Response.json({ code: '25' }, { status: 500 })],
        ['HTML', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
      ]
      for (const [index, [why, answer]] of fails.entries()) {
        state.spoil = () => Promise.resolve(answer())
        await press(one.send, one.role)(user)
        await waitFor(() => expect(state.sent, why).toBe(index + 1))
        await waitFor(() => expect(told(), why).toMatch(/fail|understood|answer/i))
        expect(announced, why).toHaveBeenCalledTimes(index + 1)
      }

      let answer: (reply: Response) => void = () => undefined
      state.spoil = () => new Promise((resolve) => (answer = resolve))
      await press(one.send, one.role)(user)
      expect(told()).toBe('')
      expect(await screen.findByText(/^(Sending|adding)…$/)).toBeVisible()
      // Pressed again while it is under way.
      await press(one.send, one.role)(user)
      expect(state.sent).toBe(fails.length + 1)
      state.spoil = null
      answer(new Response('', { status: 500 }))
      await waitFor(() => expect(told()).not.toBe(''))
      expect(screen.queryByText(/^(Sending|adding)…$/)).toBeNull()

      const { done } = one
      if (done) state.spoil = () => Promise.resolve(done())
      await press(one.send, one.role)(user)
      if (one.stays) await waitFor(() => expect(told()).toBe(''))
      else
        await waitFor(() =>
          expect(screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')).toBeNull(),
        )
    },
  )

  it('is walked here, whichever action it is of', () => {
    const views = resources.flatMap(({ actions }) =>
      Object.values(actions).flatMap((one) => ('view' in one ? [String(one.view)] : [])),
    )
    const known = [...CASES.flatMap(({ view = [] }) => view), ...READING]
    expect(new Set(views)).toEqual(new Set(known))
  })

  it('leaves what becomes of a refused write to one place', () => {
    const sources = import.meta.glob<string>('/src/{features,pages}/**/*.{ts,tsx}', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const own = Object.keys(sources).filter((path) => sources[path]?.includes('auth.onError'))
    // It changes who one is, and has no dialog.
    expect(own).toEqual(['/src/pages/account/identities.tsx'])
  })
})
