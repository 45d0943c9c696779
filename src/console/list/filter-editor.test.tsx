import { fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderPart } from '../../../tests/support/render-part'
import { FULL } from '../../../tests/support/walk'
import english from '../../../resources/locales/en/engine.json'
import { filterOperators } from '../../schema/filter-operators'
import type { Filter } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import { useSignedInServices } from '../services/signed-in-context'
import { FilterEditor } from './filter-editor'

const nothing = () => undefined

/** Which operators there are is proved in `filter-operators.test.ts`; a control of one kind shows those that it is given. */
function shape(plan: Plan, name: string): string {
  const { operators, one, again } = filterOperators(plan, name)
  return JSON.stringify([plan.fields[name]?.kind, one, FULL ? [operators, again] : operators.length > 1])
}

/**
 * Filters of all lists, one of each kind with one operator and with several: the editor knows nothing else of a field. A
 * walk has one of each kind with each set of operators for every list.
 */
function distinct(plans: readonly Plan[]): readonly { plan: Plan; name: string }[] {
  const seen = new Set<string>()
  return plans.flatMap((plan) =>
    plan.filters.flatMap((name) => {
      const one = `${FULL ? plan.name : ''} ${shape(plan, name)}`
      if (seen.has(one)) return []
      seen.add(one)
      return [{ plan, name }]
    }),
  )
}

/** Editors of all these filters. */
function Editors(props: { found(plans: readonly Plan[]): void }) {
  const { plans } = useSignedInServices()
  props.found(plans.all)
  return distinct(plans.all).map(({ plan, name }) => (
    <section key={`${plan.name} ${name}`} aria-label={`${plan.name} ${name}`}>
      <FilterEditor plan={plan} name={name} zone={null} filter={null} onDone={nothing} onCancel={nothing} />
    </section>
  ))
}

/** What the choice that was opened last offers. */
function offered(): readonly (string | null)[] {
  const list = [...document.querySelectorAll('.ant-select-dropdown')].at(-1)
  return [...(list?.querySelectorAll('.ant-select-item-option-content') ?? [])].map((one) => one.textContent)
}

describe('the editor of a filter', () => {
  it('S4-26 offers for every list exactly the operators that its source can be asked for', async () => {
    let plans: readonly Plan[] = []
    const { container } = await renderPart(<Editors found={(all) => (plans = all)} />)
    const words: Readonly<Record<string, string>> = english.form.operators
    const editors = () => [...container.querySelectorAll('section[aria-label]')]
    // The controls come with a part of their own, and each editor waits for it.
    const bare = () => editors().filter((one) => one.querySelector('input, [role="combobox"]') === null)
    await waitFor(() => expect([editors().length > 0, bare()]).toEqual([true, []]), { timeout: 45_000 })
    // What the others of a list ask for is of a kind that is here.
    const kinds = new Set(distinct(plans).map(({ plan, name }) => shape(plan, name)))
    for (const plan of plans) expect(plan.filters.filter((name) => !kinds.has(shape(plan, name)))).toEqual([])
    for (const { plan, name } of distinct(plans)) {
      const { operators, one } = filterOperators(plan, name)
      // Roles of so many editors take long to work out.
      const editor = container.querySelector(`[aria-label="${plan.name} ${name}"]`)
      const shown = [...(editor?.querySelectorAll<HTMLElement>('[role="combobox"]') ?? [])]
      const choice = shown.find((box) => box.getAttribute('aria-label') === english.form.operator)
      expect(editor).not.toBeNull()
      const wanted = operators.map((operator) => words[operator])
      if (choice === undefined) expect(wanted, `${plan.name} ${name}`).toHaveLength(1)
      else {
        fireEvent.mouseDown(choice)
        await waitFor(() => expect(offered(), `${plan.name} ${name}`).toEqual(wanted))
      }
      // A call that takes one value is not offered several.
      if (one) expect(shown.at(-1)?.closest('.ant-select-multiple') ?? null, name).toBeNull()
    }
  }, 60_000)

  it('takes two ends in any order, of numbers and of days', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width: 767px'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    const done = vi.fn<(filter: Filter | null) => void>()
    function Editor({ name }: { name: string }) {
      const plan = useSignedInServices().plans.get('data-plans')
      return (
        <FilterEditor plan={plan} name={name} zone={null} filter={null} onDone={done} onCancel={nothing} />
      )
    }
    const fill = async (container: HTMLElement, first: string, last: string) => {
      await waitFor(() =>
        expect(container.querySelectorAll('input[id]:not([role=combobox])')).toHaveLength(2),
      )
      const [one, other] = container.querySelectorAll<HTMLInputElement>('input[id]:not([role=combobox])')
      await userEvent.type(one as HTMLElement, first)
      await userEvent.type(other as HTMLElement, last)
      await userEvent.click(within(container).getByRole('button', { name: 'Apply' }))
    }
    const numbers = await renderPart(<Editor name="left" />)
    await fill(numbers.container, '90', '7')
    expect(done).toHaveBeenLastCalledWith({ field: 'left', operator: 'between', value: [7, 90] })
    numbers.unmount()
    const days = await renderPart(<Editor name="validUntil" />)
    await fill(days.container, '2026-06-20', '2026-06-10')
    const [from, to] = [Date.UTC(2026, 5, 10) / 1000, Date.UTC(2026, 5, 21) / 1000 - 1]
    expect(done).toHaveBeenLastCalledWith({ field: 'validUntil', operator: 'between', value: [from, to] })
    vi.unstubAllGlobals()
  })
})
