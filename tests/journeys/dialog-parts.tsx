import { screen, waitFor } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect, useState } from 'react'
import { CapabilityContext } from '../../src/console/record/use-actions'
import { ResourceList } from '../../src/console/list/resource-list'
import { useCurrentPlant } from '../../src/console/data/use-current-plant'
import { useActionRunner } from '../../src/console/record/use-action-runner'
import { useSignedInServices } from '../../src/console/services/signed-in-context'
import type { Plant } from '../../src/domain/plants/reading'
import { GridTypeSection } from '../../src/features/plants/grid-type'
import { expect } from 'vitest'

/** The current plant, and what stands at it. */
export function AtPlant(props: { children: (plant: Plant) => ReactNode }) {
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
export function Act(props: {
  of: string
  action: string
  plantId: number
  pick?: Record<string, unknown> | null
  /** A record that somebody has to make first. */
  make?: Record<string, unknown>
  /** What becomes of it with time. */
  grown?: Record<string, unknown>
}) {
  const { plans, data } = useSignedInServices()
  const plan = plans.get(props.of)
  const runner = useActionRunner(plan)
  const action = plan.actions[props.action]
  const run = async () => {
    if (props.pick === null) return action && runner.run(action, [])
    if (props.make) await data.create({ resource: props.of, variables: props.make })
    const page = await data.getList({ resource: props.of, meta: { plantId: props.plantId } })
    const row = page.data.find((one) =>
      Object.entries(props.pick ?? {}).every(([key, value]) => one[key] === value),
    )
    if (action && row) runner.run(action, [{ ...row, ...props.grown }])
  }
  return (
    <>
      <button onClick={() => void run()}>Go</button>
      {runner.element}
    </>
  )
}

export type Step = (user: ReturnType<typeof userEvent.setup>) => Promise<unknown>
export const press =
  (name: RegExp | string, role = 'button'): Step =>
  async (user) =>
    user.click((await screen.findAllByRole(role, { name }, { timeout: 5000 })).at(-1) as HTMLElement)
export const type =
  (label: RegExp | string, text: string | (() => string)): Step =>
  async (user) => {
    const box = (await screen.findAllByLabelText(label, {}, { timeout: 5000 })).at(-1) as HTMLElement
    await user.clear(box)
    await user.type(box, typeof text === 'string' ? text : text())
  }
/** The name that is to be typed, as the dialog asks for it. */
export const named: Step = async (user) => {
  const box = await screen.findByLabelText(/^Type “/, {}, { timeout: 5000 })
  const asked = /“(.+)”/.exec((box as HTMLInputElement).labels?.[0]?.textContent ?? '')?.[1] ?? ''
  await user.type(box, asked)
}

/** The first grid connection that the cloud allows. */
export const another: Step = async (user) => {
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
export const tick: Step = async (user) => {
  const boxes = await screen.findAllByRole('checkbox', { checked: false }, { timeout: 5000 })
  await user.click(boxes[0] as HTMLElement)
}

export function GridType({ plant }: { plant: Plant }) {
  const plan = useSignedInServices().plans.get('plant-profile')
  const { id, gridType } = plant
  return <GridTypeSection plan={plan} records={[{ id, gridType }]} onClose={() => undefined} />
}

export function Rules() {
  const plan = useSignedInServices().plans.get('alert-rules')
  return (
    <CapabilityContext value={() => true}>
      <ResourceList plan={plan} />
    </CapabilityContext>
  )
}
