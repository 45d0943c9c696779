import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareAlarms } from '../support/alarms'
import { brokenRules } from '../support/broken-rules'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

prepareAlarms()

const AT = '/plant/infos/device?plant=63400030'
const row = (name: RegExp) => screen.findByRole('row', { name })

/** Colours, and what is cut off: `tests/e2e/devices.spec.ts`. */
it('S1-03 S3-06 S7-92 S7-97 S7-98 S7-106 devices are listed, all or those of one type, and as a tree that is walked by keyboard; a branch that fails fails alone', async () => {
  const app = await renderApp({ as: 'owner', at: AT })
  const types = within(await screen.findByRole('group', { name: 'Type' }))
  expect(await types.findByRole('button', { name: /^All.*4$/ })).toBeVisible()
  expect(await row(/Inverter 1/)).toHaveTextContent('kW')
  expect(await brokenRules(screen.getByRole('main'))).toEqual([])
  await app.user.click(types.getByRole('button', { name: /^Battery/ }))
  expect(await screen.findByRole('columnheader', { name: 'State of charge' })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'Signal' })).toBeNull()
  await waitFor(() => expect(screen.queryByRole('row', { name: /Inverter 1/ })).toBeNull())
  expect(await row(/Battery 1/)).toHaveTextContent('%')
  const paths = (await app.requests()).map(({ path }) => path)
  expect(paths).toContainEqual(expect.stringMatching(/\/power\/system\/deviceList$/))
  expect(paths).toContainEqual(expect.stringMatching(/\/deviceTypeList$/))

  await go(`${AT}&m=1`)
  const tree = within(await screen.findByRole('tree', { name: 'Tree' }))
  expect(await tree.findByRole('treeitem', { name: /Inverter 1/ })).toBeVisible()
  expect(await brokenRules(screen.getByRole('main'))).toEqual([])
  await app.inject({ match: { path: '/battery/tree' }, status: 500, body: {} })
  tree.getByRole('treeitem', { name: /Logger 1/ }).focus()
  await app.user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(await tree.findByRole('button', { name: 'Retry' })).toBeVisible()
  expect(tree.getByRole('treeitem', { name: /Meter 1/ })).toBeVisible()
  await app.user.keyboard('{ArrowRight}')
  await app.heal()
  await app.user.keyboard('{Enter}')
  expect(await tree.findByRole('treeitem', { name: /M01/ })).toBeVisible()
  await app.user.keyboard('{Home}{ArrowLeft}')
  await waitFor(() => expect(tree.getAllByRole('treeitem')).toHaveLength(1))
})
