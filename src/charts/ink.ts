/** How one series is inked. The dash distinguishes series where colour cannot. */
export interface Ink {
  colour: string
  dash: readonly number[]
  width: number
}
