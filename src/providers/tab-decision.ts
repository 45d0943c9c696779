import { FaultError } from '../transport/fault-error'

export interface Decision {
  begin(): void
  /** Nothing happens when nobody decides. */
  end(how: 'stay' | 'follow'): void
  /** What calls wait for; null while there is nothing to decide. Rejects as `aborted` on `follow`. */
  pending(): Promise<void> | null
}

/** A choice between this tab's identity and that of another tab; `onChange` hears whether it is open. */
export function createDecision(onChange: (open: boolean) => void): Decision {
  let open: { promise: Promise<void>; stay(): void; follow(): void } | null = null
  return {
    begin() {
      if (open !== null) return
      let [stay, follow] = [() => {}, () => {}]
      const promise = new Promise<void>((resolve, reject) => {
        stay = resolve
        follow = () => reject(new FaultError({ kind: 'aborted' }))
      })
      promise.catch(() => undefined)
      open = { promise, stay, follow }
      onChange(true)
    },
    end(how) {
      if (open === null) return
      const { [how]: decide } = open
      open = null
      decide()
      onChange(false)
    },
    pending: () => open?.promise ?? null,
  }
}
