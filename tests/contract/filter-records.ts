import { makeToken } from '../../src/transport/calls/api-tokens'
import type { cloudBench } from '../support/cloud-bench'

type Bench = ReturnType<typeof cloudBench>

/** One of long life and one that ends soon. */
async function makeTokens(bench: Bench) {
  for (const days of [90, 2])
    await bench.send(
      makeToken({
        name: `Of ${days} days`,
        scopes: ['station:read'],
        expires: bench.time.now / 1000 + days * 86_400,
      }),
    )
}

/** A plant that nothing hangs on yet. */
const makePlant = (bench: Bench) =>
  bench.data.create({
    resource: 'plants',
    variables: {
      name: 'New roof',
      type: 'HOUSE_ROOF',
      gridType: 'EXCESS',
      capacity: 8,
      commissioned: '2026-06-01',
      place: { lat: 52.4, lng: 13.1 },
      country: 60,
      zone: 'Europe/Berlin',
      currency: 'EUR',
    },
  })

async function makeVisits(bench: Bench) {
  const { data } = await bench.data.getList({ resource: 'plants', pagination: { pageSize: 3 } })
  const plant = (index: number) => data[index]?.id
  const made = [
    {
      title: 'Clean the panels',
      plant: plant(0),
      day: '2026-06-20',
      state: 'planned',
      hours: 2,
      urgent: true,
      page: 'https://solar.example/panels',
      window: { from: '2026-06-20', to: '2026-06-22' },
      crew: { from: 2, to: 4 },
      others: [plant(1), plant(2)],
      warranty: 24,
    },
    {
      title: 'Clean the roof',
      plant: plant(1),
      day: '2026-06-21',
      state: 'done',
      hours: 3.5,
      urgent: false,
      page: 'https://roof.example',
      window: { from: null, to: '2026-06-30' },
      crew: { from: 6, to: null },
      others: [plant(0)],
      warranty: 60,
    },
    {
      title: 'Inverter, 2nd visit',
      plant: plant(1),
      day: '2026-07-01',
      state: 'cancelled',
      hours: 8,
      window: { from: '2026-07-01', to: '2026-07-01' },
      crew: { from: 1, to: 1 },
      warranty: 12,
    },
    { title: 'Übergabe', plant: plant(2), day: '2026-08-15', state: 'done' },
  ]
  for (const variables of made) await bench.data.create({ resource: 'visits', variables })
}

/** One that expired, one that soon will, one that is good for long and one that never expires. */
async function makeDocuments(bench: Bench, plantId: number) {
  const papers = [
    ['WARRANTY', '2026-05-01'],
    ['CONTRACT', '2026-07-01'],
    ['PERMIT', '2027-06-18'],
    ['OTHER', null],
  ] as const
  for (const [kind, expires] of papers)
    await bench.data.create({
      resource: 'plant-documents',
      variables: { name: `A ${kind}`, kind, file: '/store-s/object/x#paper.pdf', expires },
      meta: { plantId },
    })
}

/** What the cloud has none of by itself, so that filters have rows on both sides. */
export async function makeRecords(bench: Bench, plantId: number): Promise<void> {
  await makeVisits(bench)
  await makePlant(bench)
  await makeTokens(bench)
  await makeDocuments(bench, plantId)
}
