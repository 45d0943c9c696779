import type { Fault } from '../domain/faults/fault'
import { codesFromExternal, codesFromRoleCode } from '../domain/people/permission'
import { withDetail } from '../domain/plants/named-plant'
import type { Plant } from '../domain/plants/reading'
import { faultOf } from '../transport/fault-error'
import type { Send } from '../transport/call'
import { createStore } from './store'

export interface CurrentPlantState {
  /** The current plant, with its detail once that is there. */
  plant: Plant | null
  detail: 'idle' | 'loading' | 'ready' | 'failed'
  fault: Fault | null
  /** Codes held for the current plant; empty until its detail call has ended. */
  codes: readonly string[]
  /** Grows whenever the plant or its codes change. */
  epoch: number
  /** Grows to make the device tables load again (specification 4). */
  deviceRefresh: number
}

export interface CurrentPlant {
  getState(): CurrentPlantState
  subscribe(listener: () => void): () => void
  /** Null clears the current plant. Codes of the plant before are gone when this returns. */
  select(plant: Plant | null): void
  refreshDevices(): void
  /** Asks again what is granted at the current plant, whose values stay in sight meanwhile. */
  recheck(): void
  /** Loads the detail of the current plant again after a failure. */
  retryDetail(): void
  /** Loads it again after a change; what is known stays until the new detail is there. */
  refreshDetail(): void
}

export interface CurrentPlantDeps {
  send: Send
  language(): string
}

const EMPTY: CurrentPlantState = {
  plant: null,
  detail: 'idle',
  fault: null,
  codes: [],
  epoch: 0,
  deviceRefresh: 0,
}

/** The current plant (specification 4). The last selection wins, whatever order replies come in. */
export function createCurrentPlant({ send, language }: CurrentPlantDeps): CurrentPlant {
  const store = createStore(EMPTY)
  let loading: AbortController | null = null
  const nextEpoch = () => store.getState().epoch + 1

  async function load(plant: Plant): Promise<void> {
    const mine = new AbortController()
    loading = mine
    try {
      // Sign-in looks at no plant and does without this part.
      const { stationInformation } = await import('../transport/calls/stations')
      if (loading !== mine) return
      const detail = await send(stationInformation(plant.id, language()), { signal: mine.signal })
      if (loading !== mine) return
      settle({
        // The answer to a question about one plant never becomes another plant.
        plant: { ...withDetail(plant, detail), id: plant.id },
        detail: 'ready',
        fault: null,
        codes: codesFromExternal(detail.externalRoleCode),
      })
    } catch (error) {
      if (loading !== mine) return
      settle({ detail: 'failed', fault: faultOf(error), codes: codesFromRoleCode(plant.roleCode) })
    }
  }

  function settle(
    patch: Pick<CurrentPlantState, 'detail' | 'fault' | 'codes'> & Partial<CurrentPlantState>,
  ): void {
    loading = null
    const { detail, codes, epoch } = store.getState()
    // The same codes came again: permissions need not be worked out anew.
    const same = detail === patch.detail && codes.join() === patch.codes.join()
    store.setState({ ...patch, epoch: same ? epoch : nextEpoch() })
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    select(plant) {
      const { plant: current, detail } = store.getState()
      if (plant === null ? current === null : plant.id === current?.id && detail !== 'failed') return
      loading?.abort()
      loading = null
      store.setState({
        plant,
        detail: plant === null ? 'idle' : 'loading',
        fault: null,
        codes: [],
        epoch: nextEpoch(),
      })
      if (plant !== null) void load(plant)
    },
    refreshDevices: () => store.setState({ deviceRefresh: store.getState().deviceRefresh + 1 }),
    recheck() {
      const { plant, detail } = store.getState()
      if (plant !== null && detail === 'ready') void load(plant)
    },
    retryDetail() {
      const { plant, detail } = store.getState()
      if (plant === null || detail !== 'failed') return
      store.setState({ detail: 'loading', fault: null })
      void load(plant)
    },
    refreshDetail() {
      const { plant } = store.getState()
      if (plant === null) return
      loading?.abort()
      void load(plant)
    },
  }
}
