import { userEvent, type UserEvent } from '@testing-library/user-event'

/** A caret can be put into them. */
const WORDS =
  'textarea, input:is([type=text], [type=search], [type=tel], [type=url], [type=password], :not([type]))'

/** A text, and one key after it. A comma may end a tag, and a list of tags that is pasted becomes all of them. */
const THEN_KEY = /^([^{[,]+)(\{\w+\})$/

/** Somebody who types all but the last letter of a text in one: a console draws for each. Braces are keys. */
export function quickUser(): UserEvent {
  const user = userEvent.setup()
  const type: UserEvent['type'] = async (box, text, options) => {
    const [, words = text, key = ''] = THEN_KEY.exec(text) ?? []
    if (words.length < 3 || /[{[]/.test(words) || options !== undefined) return user.type(box, text, options)
    await user.click(box)
    if (box.matches(WORDS)) {
      const { value } = box as HTMLInputElement
      ;(box as HTMLInputElement).setSelectionRange(value.length, value.length)
    }
    await user.paste(words.slice(0, -1))
    await user.keyboard(words.slice(-1) + key)
  }
  return { ...user, type }
}
