/** How one series is inked. The dash tells series apart where colour cannot. */
export interface Ink {
  colour: string
  dash: readonly number[]
  width: number
}
