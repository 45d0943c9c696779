import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { json } from '../../../../tests/support/fake-fetch'
import { renderPart } from '../../../../tests/support/render-part'
import { namedPlant } from '../../../domain/plants/named-plant'
import { EnergyFlow } from './energy-flow'

const PLANT = { ...namedPlant(7), gridType: 'DISTRIBUTED_FULLY', zone: 'Europe/Berlin' }

describe('what flows now', () => {
  it.each([
    ['is what a plant said a quarter of an hour ago', 'NORMAL', /^The panels produce 5\.00 kW\./],
    ['is not known of one that is offline since then', 'ALL_OFFLINE', /^The plant is silent \(last heard/],
  ])('%s', async (_, networkStatus, said) => {
    const now = Date.parse('2026-06-20T11:00:00Z')
    const lastUpdateTime = now / 1000 - 15 * 60
    const live = { systemId: 7, generationPower: 5000, gridPower: 5000, networkStatus, lastUpdateTime }
    await renderPart(<EnergyFlow plant={PLANT} />, {
      now,
      answers: { '/maintain-s/fast/system/7': () => json(live) },
    })
    expect(await screen.findByText(said)).toBeInTheDocument()
  })
})
