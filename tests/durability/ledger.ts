import { type Answer, type Client, field } from './client'

/** What was answered 200, and what was still on its way when the server was killed. */
export interface Ledger {
  /** Writes until the line breaks. */
  write(client: Client, round: number): Promise<void>
  /** Complaints about what was answered and is gone; empty if all is well. */
  check(client: Client): Promise<string[]>
  /** Writes that were answered. */
  answered(): number
}

/** A field that is overwritten again and again: the last answered value is there, or the one under way. */
export function fieldLedger(
  title: string,
  put: (client: Client, value: string) => Promise<Answer>,
  read: (client: Client) => Promise<unknown>,
): Ledger {
  let possible: string[] = []
  let answered = 0
  return {
    answered: () => answered,
    async write(client, round) {
      for (let step = 0; ; step++) {
        const value = `${title} ${round}-${step}`
        possible.push(value)
        const { status } = await put(client, value)
        if (status !== 200) throw new Error(`${title} answered ${status}`)
        possible = [value]
        answered++
      }
    },
    async check(client) {
      const found = await read(client)
      if (answered === 0 || possible.includes(String(found))) return []
      return [`${title} is ${String(found)}, answered was ${possible.join(' or ')}`]
    },
  }
}

/** Things that are made: every one that was answered exists, as it was made, and under a name of its own. */
export function thingLedger(
  title: string,
  make: (client: Client, content: string) => Promise<[id: string, status: number]>,
  read: (client: Client, id: string) => Promise<string>,
): Ledger & { checkAll(client: Client): Promise<string[]> } {
  const made = new Map<string, string>()
  const complaints: string[] = []
  async function missing(client: Client, ids: readonly string[]): Promise<string[]> {
    const found = await Promise.all(ids.map((id) => read(client, id)))
    return ids.flatMap((id, index) =>
      found[index] === made.get(id)
        ? []
        : [`${title} ${id} is ${String(found[index])}, made ${String(made.get(id))}`],
    )
  }
  return {
    answered: () => made.size,
    async write(client, round) {
      for (let step = 0; ; step++) {
        const content = `${title} ${round}-${step}`
        const [id, status] = await make(client, content)
        if (status !== 200) throw new Error(`${title} answered ${status}`)
        if (made.has(id)) complaints.push(`${title} ${id} was given away twice`)
        made.set(id, content)
      }
    },
    async check(client) {
      return [...complaints, ...(await missing(client, [...made.keys()].slice(-6)))]
    },
    checkAll: (client) => missing(client, [...made.keys()]),
  }
}

export const nameOf = (answer: Answer) => String(field(answer, 'name'))
