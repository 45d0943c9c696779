import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json } from '../../../tests/support/fake-fetch'
import { renderPart } from '../../../tests/support/render-part'
import { walked } from '../../../tests/support/walk'
import { useFleet } from './use-fleet'

const NOON = Date.parse('2026-06-20T11:00:00Z') / 1000
const PLANTS = '/maintain-s/operating/station/screen/search'

function Count() {
  const { figures, plants } = useFleet(NOON)
  return (
    <p>
      {figures === null ? 'none yet' : `${figures.plants} plants, ${figures.today} kWh, ${plants.length}`}
    </p>
  )
}

/** None, a full page, and one plant on a page of its own. */
const TOTALS = walked([0, 999, 1000, 5001, 10_400], (total) => total !== 999 && total !== 10_400)

it.each(TOTALS)('S2-40 figures of a wall are of all %i plants', async (total) => {
  const row = (id: number) => ({ id, name: `Plant ${id}`, networkStatus: 'NORMAL', generationValue: 2 })
  const answer = (url: string) => {
    const at = Number(new URLSearchParams(url.split('?')[1]).get('page'))
    const size = Math.max(0, Math.min(1000, total - (at - 1) * 1000))
    return json({ total, data: Array.from({ length: size }, (_, index) => row((at - 1) * 1000 + index + 1)) })
  }
  const { fetch } = await renderPart(<Count />, { answers: { [PLANTS]: ({ path }) => answer(path) } })
  await waitFor(() => expect(screen.getByText(new RegExp(`^${total} plants, .*, ${total}$`))).toBeVisible())
  if (total > 0) expect(screen.getByText(new RegExp(`, ${2 * total} kWh`))).toBeVisible()
  expect(fetch.to(PLANTS)).toHaveLength(Math.max(1, Math.ceil(total / 1000)))
})
