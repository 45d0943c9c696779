/** What a raised alarm does to its plant while it lasts. Epoch s, the end excluded. */
export interface Trouble {
  kind: 'silent' | 'string'
  from: number
  to: number
  /** Which inverter it strikes, counted from 0 and around. */
  device: number
}
