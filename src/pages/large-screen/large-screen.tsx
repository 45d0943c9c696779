import { useSearchParams } from 'react-router'
import { useState } from 'react'
import { useCapability, useCapabilityFault } from '../../console/access/use-capability'
import { useCall } from '../../console/data/use-call'
import { idOfWord } from '../../kit/browser/id-of-word'
import { savedScreens } from '../../transport/calls/own-extras'
import { Display } from './display'

/** `/largescreen`: nothing but the fleet, as `?screen=` sets it up, or as usual. */
export function LargeScreen() {
  const [params] = useSearchParams()
  const wanted = idOfWord(params.get('screen'))
  const can = useCapability('savedScreens')
  const unknown = useCapabilityFault() !== null
  const [away, setAway] = useState(unknown)
  if (unknown && !away) setAway(true)
  const saved = useCall(['screens'], wanted !== null && can === true ? savedScreens() : null, { every: 300 })
  const found = saved.data?.find(({ id }) => id === wanted)
  // What it is to hide is not known before its set-up is; without a server it hides what it may.
  const waits =
    wanted !== null &&
    found === undefined &&
    can !== false &&
    !saved.fault &&
    saved.data === undefined &&
    !away
  const usual = { name: null, content: wanted === null ? {} : { masked: true } }
  return <Display screen={waits ? null : (found ?? usual)} />
}
