import { after } from '../kit/browser/after'

/** The frame of the console does not wait longer for the code of the screen inside it, ms. */
const SCREEN_LIMIT = 500

/**
 * The way to everything behind sign-in, in a file of its own: the names of all the files that it is made of would be a
 * kilobyte of the sign-in page.
 */
export async function loadBehindSignIn() {
  const [{ SignedInApp }, { readScreen }] = await Promise.all([
    import('./signed-in-app'),
    import('./screens'),
  ])
  await Promise.race([readScreen(window.location.pathname), after(SCREEN_LIMIT)])
  return SignedInApp
}
