import { useContext, useMemo } from 'react'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import { useAnswers } from '../access/use-granted'
import { actionEntry } from '../keys/key-entries'
import type { KeyEntry } from '../keys/shortcut-registry'
import { useKeys } from '../keys/use-keys'
import { useRefusedKey } from '../keys/use-refused-key'
import { useResourceText } from '../text/use-resource-text'
import { hindranceOf } from './hindrance'
import type { ActionRunner } from './use-action-runner'
import { CapabilityContext, offeredFor, type OfferedAction } from './use-actions'

/** Letters of what may be done with the record in sight, in a drawer as on a page; of what may not, they say why. */
export function useRecordKeys(
  { plan, plant }: { plan: Plan; plant: number | undefined },
  record: RecordValues | null,
  offered: readonly OfferedAction[],
  runner: ActionRunner,
): void {
  const text = useResourceText(plan)
  const refusedKey = useRefusedKey()
  const capable = useContext(CapabilityContext)
  const lettered = useMemo(
    () => Object.values(plan.actions).filter(({ at, key }) => key !== undefined && at.includes('detail')),
    [plan],
  )
  const asked = useMemo(
    () => lettered.map(({ name }) => ({ resource: plan.name, action: name, plant })),
    [plan, lettered, plant],
  )
  const answers = useAnswers(asked)
  const entries = useMemo((): readonly KeyEntry[] => {
    if (record === null) return []
    const possible = offeredFor(offered, [record]).filter(({ available }) => available)
    const names = new Set(possible.map(({ action }) => action.name))
    return [
      ...possible.map(({ action }) => ({
        ...actionEntry(action, text, () => runner.run(action, [record])),
        over: true,
      })),
      ...lettered.flatMap((action, index) => {
        if (names.has(action.name)) return []
        const needed = action.capability ?? plan.capability
        const why = hindranceOf(action, [record], {
          available: needed === null || needed === undefined ? true : capable(needed),
          answers: [answers[index] ?? 'pending'],
        })
        return refusedKey(action, text, why, true)
      }),
    ]
  }, [plan, record, offered, runner, text, lettered, answers, capable, refusedKey])
  useKeys(entries)
}
