import { userEvent, type UserEvent } from '@testing-library/user-event'

/** A caret can be put into them. */
const WORDS =
  'textarea, input:is([type=text], [type=search], [type=tel], [type=url], [type=password], :not([type]))'

/** Somebody who types all but the last letter of a text in one: a console draws for each. Braces are keys. */
export function quickUser(): UserEvent {
  const user = userEvent.setup()
  const type: UserEvent['type'] = async (box, text, options) => {
    if (text.length < 3 || /[{[]/.test(text) || options !== undefined) return user.type(box, text, options)
    await user.click(box)
    if (box.matches(WORDS)) {
      const { value } = box as HTMLInputElement
      ;(box as HTMLInputElement).setSelectionRange(value.length, value.length)
    }
    await user.paste(text.slice(0, -1))
    await user.keyboard(text.slice(-1))
  }
  return { ...user, type }
}
