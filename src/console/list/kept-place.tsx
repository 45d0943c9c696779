import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LOW, PHONE } from '../../kit/browser/media'
import { useLayout } from '../../kit/browser/use-layout'
import { createWorkStore } from '../../providers/store'

/** What something may be lower than its place without anything moving up, px. */
const SLACK = 40

/** How high things were, by their name and the form of the screen. */
const seen = createWorkStore<{ heights: ReadonlyMap<string, number> }>({ heights: new Map() })

/**
 * Keeps the place of what stands above the rows and comes later than they do: as high as it was last, or is `usual`, on a
 * phone and on anything wider, px. Once all is there, a place far too high gives way. A low screen keeps no place.
 */
export function KeptPlace(props: {
  name: string
  usual: readonly [phone: number, wide: number]
  settled: boolean
  children: ReactNode
}) {
  const { name, usual, settled, children } = props
  const phone = useLayout(PHONE)
  const low = useLayout(LOW)
  const key = `${name} ${phone ? 'phone' : 'wide'}`
  const inner = useRef<HTMLDivElement>(null)
  // As the visit begins: a place that followed what is in it would keep nothing.
  const [rooms, setRooms] = useState<Readonly<Record<string, number>>>({})
  const room = rooms[key] ?? seen.getState().heights.get(key) ?? usual[phone ? 0 : 1]
  if (rooms[key] === undefined) setRooms({ ...rooms, [key]: room })
  useEffect(() => {
    const element = inner.current
    if (element === null || !settled) return
    const watcher = new ResizeObserver(() => {
      const height = element.offsetHeight
      if (height === 0 || element.querySelector('.hg-skeleton') !== null) return
      seen.setState({ heights: new Map(seen.getState().heights).set(key, height) })
      setRooms((before) => ((before[key] ?? 0) > height + SLACK ? { ...before, [key]: height } : before))
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [key, settled])
  return (
    <div style={{ flex: 'none', minHeight: low ? 0 : room }}>
      <div ref={inner}>{children}</div>
    </div>
  )
}
