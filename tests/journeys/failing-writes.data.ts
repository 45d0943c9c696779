import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { makeToken } from '../../src/transport/calls/api-tokens'
import { saveClaim } from '../../src/transport/calls/insurance'
import { PASSWORD, tokensOf } from '../support/render-app'
import {
  BEFORE_CODE,
  choose,
  codeOfKey,
  codeOfLetter,
  type FailingWrite,
  gone,
  heading,
  NOW,
  press,
  prove,
  seen,
  turnedOn,
  type,
  upTo,
} from './write-parts'

const SECURITY = '/account/settings/security'
const STEPS = '/account/settings/accountRevokeStep'
const CLAIMS = '/application/detail/insurance/claims'

export const WRITES: readonly FailingWrite[] = [
  {
    name: 'another password',
    at: SECURITY,
    open: async (app) => {
      await type(app, 'Current password', PASSWORD)
      await type(app, 'New password', 'Quay-Lantern-58')
    },
    send: 'Change password',
    write: /^(POST|PUT) .*(password|pwd)/i,
    done: () => waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue('')),
  },
  {
    name: 'a second step, begun',
    at: SECURITY,
    open: async (app) => {
      await press(app, 'Turn on')
      await type(app, 'Current password', PASSWORD)
    },
    send: 'Continue',
    write: /^POST .*\/two-factor$/,
    done: () => expect(screen.getByLabelText('Code from the app')).toBeVisible(),
  },
  {
    name: 'a second step, confirmed',
    at: SECURITY,
    open: async (app) => {
      await press(app, 'Turn on')
      await type(app, 'Current password', PASSWORD)
      await press(app, 'Continue')
      await codeOfKey(app)
    },
    send: 'Turn on',
    write: /^POST .*\/two-factor\/confirm$/,
    done: () => expect(screen.getByRole('list', { name: 'Recovery codes' })).toBeVisible(),
  },
  {
    name: 'a second step, off',
    at: SECURITY,
    given: turnedOn,
    open: prove('Turn off'),
    send: 'Turn off',
    write: /^POST .*\/two-factor\/off$/,
    done: seen('Two-factor sign-in is off.'),
  },
  {
    name: 'other recovery codes',
    at: SECURITY,
    given: turnedOn,
    open: prove('New recovery codes'),
    send: 'New recovery codes',
    write: /^POST .*\/two-factor\/recovery$/,
    done: () => expect(screen.getByRole('list', { name: 'Recovery codes' })).toBeVisible(),
  },
  {
    name: 'the end of a session',
    at: SECURITY,
    given: ({ cloud }) => tokensOf(cloud, 'owner'),
    open: (app) => press(app, /^End: /),
    send: 'End',
    write: /^DELETE .*\/session\//,
    done: gone,
  },
  {
    name: 'a token',
    at: '/account/settings/api-tokens',
    open: async (app) => {
      await press(app, 'Create token')
      await type(app, 'Name', 'Hall')
      await press(app, 'See plants', 'checkbox')
    },
    send: 'Create token',
    write: /^POST .*\/token$/,
    done: seen(/^hgt_/),
  },
  {
    name: 'a token that is revoked',
    at: '/account/settings/api-tokens',
    given: ({ booted }) =>
      booted.services.send(
        makeToken({ name: 'Hall', scopes: ['station:read'], expires: NOW / 1000 + 864_000 }),
      ),
    open: async (app) => {
      await press(app, 'Select all rows shown', 'checkbox')
      await press(app, /Revoke/)
    },
    send: 'Revoke',
    write: /^DELETE .*\/token$/,
    done: seen(/^No token yet/),
  },
  {
    name: 'a quote',
    at: '/application/detail/insurance/new',
    open: (app) => choose(app, /^Plant/, 'Backstube Birkental'),
    send: 'Ask for a quote',
    write: /^POST .*\/insurance\/quote$/,
    done: seen('Asked. The offer appears here.'),
  },
  {
    name: 'a claim, written',
    at: `${CLAIMS}/new`,
    open: async (app) => {
      await choose(app, /^Plant/, 'Backstube Birkental')
      await type(app, /^What happened/, 'Hail')
    },
    send: 'Write a claim',
    write: /^POST .*\/insurance\/claim$/,
    done: () => expect(screen.getByRole('button', { name: 'Send claim' })).toBeVisible(),
  },
  {
    name: 'a claim, sent',
    at: `${CLAIMS}/800001`,
    given: ({ booted }) =>
      booted.services.send(
        saveClaim({ plantId: 63_400_030, coverId: 'YIELD', text: 'Hail', photos: [], submit: false }),
      ),
    open: async (app) => {
      await press(app, 'Send claim')
      await screen.findByRole('alertdialog')
    },
    send: 'Send claim',
    write: /^POST .*\/insurance\/claim$/,
    done: seen(/^The claim is sent/),
  },
  {
    name: 'a suggestion',
    at: '/account/settings/suggestion',
    open: (app) => type(app, /^What you want to tell us/, 'Larger figures'),
    send: 'Send',
    write: /^POST .*\/suggestion$/,
    done: () =>
      expect(
        within(screen.getByRole('region', { name: /^Your feedback/ })).getByText('Larger figures'),
      ).toBeVisible(),
  },
  {
    name: 'settings of messages',
    at: '/account/settings/message',
    open: async (app) => {
      const row = within(await screen.findByRole('group', { name: 'Other warnings' }))
      await app.user.click(row.getByRole('checkbox', { name: 'E-mail' }))
    },
    send: 'Save',
    write: /^(POST|PUT) .*\/setting\/plan$/,
    done: seen('Saved.'),
  },
  {
    name: 'a test message',
    at: '/account/settings/message',
    open: async () => screen.findByRole('button', { name: 'Send a test: E-mail' }),
    send: 'Send a test: E-mail',
    write: /^POST .*test/,
    done: seen(/^Sent by E-mail/),
  },
  {
    name: 'an export of the account',
    at: '/account/settings/exportAccount',
    open: (app) => press(app, 'Export'),
    send: 'Export',
    write: /^POST .*\/acc\/export$/,
    done: gone,
  },
  {
    name: 'the first step of a cancellation',
    at: STEPS,
    open: upTo(),
    send: 'Next',
    write: /^POST .*\/revoke\/draft$/,
    done: heading('Who takes over your plants?'),
  },
  {
    name: 'the second step of a cancellation',
    at: STEPS,
    open: upTo('Who takes over your plants?'),
    send: 'Next',
    write: /^POST .*\/revoke\/draft$/,
    done: heading('Do you take your data along?'),
  },
  {
    name: 'the third step of a cancellation',
    at: STEPS,
    open: upTo('Who takes over your plants?', 'Do you take your data along?'),
    send: 'Next',
    write: /^POST .*\/revoke\/draft$/,
    done: heading('Is it you?'),
  },
  {
    name: 'the code of a cancellation',
    at: STEPS,
    open: upTo(...BEFORE_CODE),
    send: /^Send(ing…| code)$/,
    write: /^POST .*\/verify-code$/,
    done: seen(/^A code was sent to/),
  },
  {
    name: 'a cancellation',
    at: STEPS,
    open: async (app) => {
      await upTo(...BEFORE_CODE)(app)
      await press(app, 'Send code')
      await screen.findByText(/^A code was sent to/)
      await codeOfLetter(app)
    },
    send: 'Cancel account',
    write: /^POST .*\/acc\/revoke$/,
    done: heading('The cancellation has been requested'),
  },
]
