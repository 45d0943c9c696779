import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Cursor } from './cursor'

const WIDTH = 300

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH, 200))
})

function shown(onSwipe: (step: 1 | -1) => void = () => undefined) {
  render(
    <>
      <p>elsewhere</p>
      <Cursor
        count={10}
        leap={5}
        start={0}
        at={(index) => index / 10}
        label="plot"
        card={(index) => <b>{`place ${index}`}</b>}
        say={String}
        onSwipe={onSwipe}
      />
    </>,
  )
  return screen.getByRole('application', { name: 'plot' })
}

const finger = (x: number, y = 100) => ({ pointerType: 'touch', pointerId: 1, clientX: x, clientY: y })

/** A finger that comes down at the first place and is lifted at the last; leaving is part of it. */
function touch(plot: HTMLElement, ...places: readonly (readonly [x: number, y?: number])[]) {
  const [first = [0], last = first] = [places[0], places.at(-1)]
  fireEvent.pointerDown(plot, finger(...first))
  for (const place of places.slice(1)) fireEvent.pointerMove(plot, finger(...place))
  fireEvent.pointerUp(plot, finger(...last))
  fireEvent.pointerLeave(plot, finger(...last))
}

describe('the cursor under a finger (touch)', () => {
  it('18: a tap pins the card of its place, and a tap elsewhere takes it away', () => {
    const plot = shown()
    touch(plot, [155])
    expect(screen.getByText('place 5')).toBeInTheDocument()
    touch(plot, [35])
    expect(screen.getByText('place 1')).toBeInTheDocument()
    fireEvent.pointerDown(screen.getByText('elsewhere'), finger(0))
    expect(screen.queryByText(/^place/)).not.toBeInTheDocument()
  })

  it('18: a sweep goes one step, to the left towards later, and pins nothing', () => {
    const swept = vi.fn()
    const plot = shown(swept)
    touch(plot, [200], [160], [120])
    touch(plot, [100], [180])
    expect(swept.mock.calls).toEqual([[1], [-1]])
    expect(screen.queryByText(/^place/)).not.toBeInTheDocument()
  })

  it('scrolling the page over the plot neither pins nor steps', () => {
    const swept = vi.fn()
    const plot = shown(swept)
    touch(plot, [100, 150], [110, 60])
    fireEvent.pointerDown(plot, finger(100))
    fireEvent.pointerCancel(plot, finger(100))
    fireEvent.pointerUp(plot, finger(200))
    expect(swept).not.toHaveBeenCalled()
    expect(screen.queryByText(/^place/)).not.toBeInTheDocument()
  })

  it('a mouse points without pressing, and leaving takes the card away', async () => {
    const plot = shown()
    fireEvent.pointerMove(plot, { pointerType: 'mouse', clientX: 95 })
    expect(await screen.findByText('place 3')).toBeInTheDocument()
    fireEvent.pointerLeave(plot, { pointerType: 'mouse' })
    await waitFor(() => expect(screen.queryByText(/^place/)).not.toBeInTheDocument())
  })
})
