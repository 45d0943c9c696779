import { vi } from 'vitest'
import { walked } from '../support/walk'
import type { Step } from './every-call.data'

/* Every text of a request, those included that no request of ours sends. */

type Fields = Record<string, unknown>
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names that a call asks a body for, seen while it is carried out: also those that no request of ours sends. */
export function asked(): ReadonlySet<string> {
  const parse = JSON.parse.bind(JSON)
  const names = new Set<string>()
  vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
    const value = parse(text, reviver) as unknown
    // The marker stands in the bodies of this test alone.
    if (!isFields(value) || !('walked' in value)) return value
    return new Proxy(value, {
      get(target, name) {
        if (typeof name === 'string' && name !== 'walked') names.add(name)
        return Reflect.get(target, name) as unknown
      },
    })
  })
  return names
}

/** The same request once for every text in it: of its body at any depth, its form, its query and its path. */
export function variants(step: Step, more: readonly string[], word: string): Step[] {
  const list: Step[] = []
  const replaced = (value: unknown, use: (value: unknown) => void): void => {
    if (Array.isArray(value)) {
      value.forEach((one, at) => {
        if (typeof one === 'string') use(value.with(at, word))
        else replaced(one, (next) => use(value.with(at, next)))
      })
      use([word])
    } else if (isFields(value)) {
      for (const [name, one] of Object.entries(value)) {
        if (typeof one === 'string' || one === null) use({ ...value, [name]: word })
        else replaced(one, (next) => use({ ...value, [name]: next }))
      }
    }
  }
  const body = isFields(step.body) ? step.body : {}
  replaced(step.body, (next) => list.push({ ...step, body: next as Fields }))
  for (const [at, name] of more.entries()) {
    if (!(name in body)) list.push({ ...step, body: { ...body, [name]: word } })
    const forms = [[word], { [word]: word }]
    // One name gets a list, the next one an object; both in a walk.
    for (const form of walked(forms, (one) => one === forms[at % 2]))
      list.push({ ...step, body: { ...body, [name]: form } })
  }
  for (const name of Object.keys(step.form ?? {}))
    list.push({ ...step, form: { ...step.form, [name]: word } as Record<string, string> })
  const url = new URL(step.path, 'http://cloud.test')
  for (const name of url.searchParams.keys()) {
    const next = new URL(url)
    next.searchParams.set(name, word)
    list.push({ ...step, path: next.pathname + next.search })
  }
  const [, ...parts] = url.pathname.split('/')
  const pattern = (step.route.split(' ')[1] ?? '').split('/').slice(1)
  parts.forEach((_, at) => {
    if (!pattern[at]?.startsWith(':')) return
    list.push({ ...step, path: `/${parts.with(at, word).join('/')}${url.search}` })
  })
  return list
}
