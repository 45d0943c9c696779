interface TickProps {
  readonly id?: string | undefined
  readonly label: string
  readonly checked: boolean
  readonly disabled?: boolean
  onChange(on: boolean): void
}

/** One word of a vocabulary with its box; several stand in the `ticks` of their module. */
export function Tick({ id, label, checked, disabled = false, onChange }: TickProps) {
  return (
    <label className="hg-line min-h-8 cursor-pointer pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="hg-tick"
        id={id}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
