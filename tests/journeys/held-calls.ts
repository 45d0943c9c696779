import { act } from '@testing-library/react'
import { go } from '../support/go'
import { loadingParts } from '../support/loading-parts'
import { openCalls } from '../support/open-calls'
import { renderApp } from '../support/render-app'

export type Failure = '500' | '404' | 'HTML' | 'cut' | 'none' | 'refused'

const answers: Readonly<Record<Failure, () => Response>> = {
  '500': () => Response.json({ code: '18' }, { status: 500 }),
  '404': () => new Response('', { status: 404 }),
  HTML: () =>
    new Response('<!doctype html><title>Gateway</title>', { headers: { 'content-type': 'text/html' } }),
  none: () => {
    throw new TypeError('no answer')
  },
  refused: () => Response.json({ code: '22' }, { status: 403 }),
  cut: () => new Response('{"total":3,"data":[{"id":1', { headers: { 'content-type': 'application/json' } }),
}

/** What comes in place of an answer. */
export const answerOf = (failure: Failure) => answers[failure]

/** A call without region and ids: `POST /maintain-s/station/*`. */
const callOf = (path: string): string =>
  path.replace(/^\/mdc-(eu|cn)(?=\/)/, '').replace(/\/\d{4,}(?=\/|$)/g, '/*')

/** Skeletons of the page that wait for something. Below a refusal one keeps the place, and is not seen. */
export const waiting = (): readonly Element[] =>
  loadingParts().filter((one) => one.closest('main') !== null && one.closest('.hg-panel-ghost') === null)

/** What stands in a part without its heading. */
const wordsOf = (part: Element) =>
  [...part.children]
    .filter(({ tagName }) => !/^H\d$/.test(tagName))
    .map(({ textContent }) => textContent)
    .join('')

/** Panels with neither words below their heading, nor a skeleton, nor a field. */
export const blank = (): readonly string[] =>
  [...document.querySelectorAll('main :is(.hg-panel-body, .account-section)')]
    .filter(
      (body) => wordsOf(body) === '' && body.querySelector('.hg-skeleton, svg, canvas, input, img') === null,
    )
    .map((body) => body.closest('section, .account-section')?.textContent ?? '')

/** Parts by their headings. */
export const parts = (): readonly string[] =>
  [...document.querySelectorAll('main :is(h2, h3)')].map(({ textContent }) => textContent)

/** The console at an address, over a cloud of which some calls are held until they are let go with what is wrong with them. */
export async function held(as: string, at: string, calls: readonly string[]) {
  const asked = new Set<string>()
  const onTheirWay = openCalls()
  let heldBack = 0
  const letGo = new Map<string, () => void>()
  const ends = new Map<string, Promise<void>>()
  const ended = new Map<string, Failure | null>()
  const hold = (others: readonly string[]) => {
    for (const one of [asked, letGo, ends, ended]) one.clear()
    for (const call of others) ends.set(call, new Promise<void>((over) => letGo.set(call, over)))
  }
  hold(calls)
  const app = await renderApp({
    as,
    at,
    plants: 8,
    between(path, answer) {
      const name = callOf(path)
      const end = ends.get(name)
      asked.add(name)
      return onTheirWay.between(path, async () => {
        if (end === undefined) return answer()
        heldBack += 1
        await end
        heldBack -= 1
        const failure = ended.get(name) ?? null
        return failure === null ? answer() : answers[failure]()
      })
    },
  })
  /** Until nothing is on its way but what is held, for some turns of the loop. */
  const settle = async () => {
    for (let calm = 0; calm < 5;) {
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
      const loading =
        document.querySelector('.part-loading') !== null || document.querySelector('main') === null
      calm = onTheirWay.open() === heldBack && !loading ? calm + 1 : 0
    }
  }
  return {
    app,
    asked,
    settle,
    /** All that are held, or one. */
    letGo(failure: Failure | null, one?: string) {
      for (const call of one === undefined ? letGo.keys() : [one]) {
        ended.set(call, failure)
        letGo.get(call)?.()
      }
    },
    isHeld: () => heldBack > 0,
    /** Another screen of the same console, of which other calls are held. */
    async to(address: string, others: readonly string[]) {
      hold(others)
      await go(address)
    },
  }
}
