import { describe, expect, it } from 'vitest'
import { defineResource } from '../../src/schema/resource'
import { cloudBench } from '../support/cloud-bench'
import { visits } from '../support/visits'

describe('control of devices', () => {
  const reboots = defineResource({
    ...visits,
    name: 'reboots',
    route: '/reboots',
    rest: '/reboots',
    actions: {
      ...visits.actions,
      note: {
        codes: ['user'],
        at: ['row'],
        endpoint: { patch: '/collection-s/reboots/{id}', body: { state: 'done' } },
      },
      reboot: {
        codes: ['user'],
        feature: 'deviceControl',
        at: ['row'],
        endpoint: { patch: '/collection-s/reboots/{id}', body: { state: 'done' } },
      },
    },
  })

  it.each([
    [{}, false],
    [{ deviceControl: true }, true],
  ])('with the configuration %o its actions are there: %s', async (configuration, offered) => {
    const bench = cloudBench(14, configuration, [reboots])
    await bench.signIn('admin')
    const can = async (action: string) => (await bench.access.can({ resource: 'reboots', action })).can
    expect([await can('note'), await can('reboot')]).toEqual([true, offered])
    // A brand that blocks other functions switches nothing on.
    bench.block(['suggestion'])
    expect(await can('reboot')).toBe(offered)
  })
})
