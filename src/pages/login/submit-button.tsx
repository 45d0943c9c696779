/** Sends a form of the sign-in family, over its whole width. */
export function SubmitButton(props: { text: string; busy: boolean; disabled?: boolean }) {
  return (
    <button
      type="submit"
      className="hg-button hg-button-primary h-11 mt-1 text-emphasis"
      disabled={props.disabled}
      aria-busy={props.busy}
    >
      {props.text}
    </button>
  )
}
