import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answer, json } from '../../../tests/support/fake-fetch'
import { network } from '../../../tests/support/network'
import { renderPart } from '../../../tests/support/render-part'
import { walked } from '../../../tests/support/walk'
import { useSignedInServices } from '../services/signed-in-context'
import { RecordForm } from './record-form'
import { useActionRunner } from './use-action-runner'

const ROLE = '/auth-s/auth/role'
const html = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
const cut = () => new Response('{"id":7,"na', { headers: { 'content-type': 'application/json' } })

afterEach(() => void vi.restoreAllMocks())

function NewRole(props: { onSaved?: () => void }) {
  const { plans } = useSignedInServices()
  return (
    <RecordForm
      plan={plans.get('roles')}
      id={null}
      values={{ name: 'Night shift', codes: ['user'] }}
      onSaved={props.onSaved ?? (() => undefined)}
    />
  )
}

/** What stands at the save bar, the words of the fields apart. */
const alertText = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent.trim())
    .join('')

const create = async () => userEvent.click(await screen.findByRole('button', { name: 'Create role' }))

describe('5: a write that fails', () => {
  /** How each answer is judged stands in `src/transport/judge.test.ts`: one of each kind is shown, all in a walk. */
  const FAILURES: readonly [string, Answer, RegExp][] = [
    [
      '500 with the text that is hidden',
      () => json({ code: '25' }, 500),
      /^Not saved\. The request failed\./,
    ],
    ['500 without a body', () => new Response('', { status: 500 }), /^Not saved\. Server failure\./],
    ['11: HTML', html, /^It is not known whether this was saved\. .*See what is saved$/],
    ['11: a line that was cut', cut, /^It is not known whether this was saved\. .*See what is saved$/],
    ['a name that is taken', () => json({ code: 'NAME_TAKEN' }, 409), /^Not saved\. .*NAME_TAKEN$/],
    ['11: no connection', () => Promise.reject(new TypeError('offline')), /^It is not known whether this/],
  ]
  it.each(walked(FAILURES, ([name]) => /hidden|HTML/.test(name)))(
    'keeps the form and says so at the save bar until the next try: %s',
    async (_, answer, said) => {
      const answers = { [ROLE]: answer }
      let saved = 0
      const { services } = await renderPart(
        <MemoryRouter>
          <NewRole onSaved={() => (saved += 1)} />
        </MemoryRouter>,
        { answers },
      )
      const announced = vi.spyOn(services.notices, 'announce')
      await create()
      await waitFor(() => expect(alertText()).toMatch(said))
      // Said once, and where it stays.
      expect(announced).not.toHaveBeenCalled()
      const look = screen.queryByRole('link', { name: 'See what is saved' })
      if (look) expect(look).toHaveAttribute('target', '_blank')
      expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Night shift')
      expect(saved).toBe(0)
      // A try that the form itself refuses is no longer about that answer.
      const answered = alertText()
      const name = screen.getByRole('textbox', { name: /Name/ })
      await userEvent.clear(name)
      await create()
      expect(alertText()).not.toContain(answered)
      await userEvent.type(name, 'Night shift')
      answers[ROLE] = () => json({ id: 9, name: 'Night shift', codes: ['user'] })
      await create()
      await waitFor(() => expect(saved).toBe(1))
      expect(alertText()).toBe('')
      // The screen after it may still be on its way: what was made is not made twice.
      expect(screen.getByRole('button', { name: 'Create role' })).toBeDisabled()
    },
  )

  it('S8-08 a refusal is said once and keeps the form; of too many it counts down, and saving goes on', async () => {
    const answers: Record<string, Answer> = { [ROLE]: () => json({ code: '24' }, 403) }
    let saved = 0
    await renderPart(
      <MemoryRouter>
        <NewRole onSaved={() => (saved += 1)} />
      </MemoryRouter>,
      { answers },
    )
    await create()
    expect(await screen.findAllByText(/Permission denied: you may not do this\./)).toHaveLength(1)
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Night shift')
    answers[ROLE] = () => json({}, 429)
    await create()
    expect(await screen.findByText(/Request too frequently\./)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Retry in \d+ s/ })).toBeDisabled()
    answers[ROLE] = () => json({ id: 9, name: 'Night shift', codes: ['user'] })
    await create()
    await waitFor(() => expect(saved).toBe(1))
  })

  it('is not tried without a network: the form says so by itself, and keeps what was typed', async () => {
    const { fetch } = await renderPart(
      <MemoryRouter>
        <NewRole />
      </MemoryRouter>,
    )
    const box = await screen.findByRole('textbox', { name: /Name/ })
    network(false)
    const said = await screen.findByText(/^This needs a network/)
    expect(screen.getByRole('button', { name: 'Create role' })).toBeDisabled()
    await userEvent.type(box, ' 2{Control>}s{/Control}')
    expect(box).toHaveValue('Night shift 2')
    expect(fetch.to(ROLE)).toEqual([])
    network(true)
    expect(said).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Create role' })).toBeEnabled()
  })

  it('is shown to be under way while the answer is late', async () => {
    let answer: (reply: Response) => void = () => undefined
    const late = new Promise<Response>((resolve) => (answer = resolve))
    await renderPart(
      <MemoryRouter>
        <NewRole />
      </MemoryRouter>,
      { answers: { [ROLE]: () => late } },
    )
    await create()
    expect(await screen.findByText('Saving…')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Create role' })).toHaveAttribute('aria-busy', 'true')
    answer(json({ id: 9 }))
    await waitFor(() => expect(screen.queryByText('Saving…')).toBeNull())
  })

  function Deleting() {
    const plan = useSignedInServices().plans.get('roles')
    const runner = useActionRunner(plan)
    const remove = plan.actions['delete']
    return (
      <>
        <button
          onClick={() => remove && runner.run(remove, [{ id: 7, name: 'Night shift', builtIn: false }])}
        >
          Go
        </button>
        {runner.element}
      </>
    )
  }

  const REFUSALS: readonly [string, Answer, RegExp][] = [
    ['a role that somebody holds', () => json({ code: 'ROLE_IN_USE' }, 400), /ROLE_IN_USE$/],
    ['the text that is hidden', () => json({ code: '25' }, 500), /^ ?The request failed\. .*25$/],
    ['11: HTML', html, /^ ?It is not known whether this was done\. The server sent an answer/],
    ['11: a line that was cut', cut, /^ ?It is not known whether this was done\. The server sent/],
  ]
  it.each(walked(REFUSALS, ([name]) => /somebody holds|HTML/.test(name)))(
    'keeps the dialog of an action and says there why: %s',
    async (_, answer, said) => {
      await renderPart(
        <MemoryRouter>
          <Deleting />
        </MemoryRouter>,
        { answers: { [ROLE]: answer } },
      )
      await userEvent.click(await screen.findByRole('button', { name: 'Go' }))
      const dialog = await screen.findByRole('alertdialog')
      await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
      expect(await within(dialog).findByRole('alert')).toHaveTextContent(said)
    },
  )
})
