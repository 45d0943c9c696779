import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app'
import { walked } from '../support/walk'

const FUNCTIONS = /\/auth\/role\/\d+\/function$/

/** The rule by itself is proved in `permission.test.ts`; here one that is on and one that is off. */
const CASES = [
  [1, true],
  [2, true],
  [0, false],
  [3, false],
  [null, false],
  [undefined, false],
] as const

it.each(walked(CASES, ([isOn]) => isOn === 2 || isOn === 0))('S6-03 S6-04 S3-20 a function of the role with isOn %s offers what needs its code: %s', async (isOn, offered) => {
  const functions = [
    { code: 'role:read', isOn: 1 },
    { code: 'role:manage', isOn },
  ]
  await renderApp({
    as: 'manager',
    at: '/roles',
    between: (path, answer) =>
      FUNCTIONS.test(path) ? Promise.resolve(Response.json(functions)) : answer(),
  })
  await screen.findByText(/^Total \d+ records$/)
  const button = () => screen.queryByRole('button', { name: 'New role' })
  if (offered) await waitFor(() => expect(button()).toBeVisible())
  else expect(button()).not.toBeInTheDocument()
}) // oxfmt-ignore
