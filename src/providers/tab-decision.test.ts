import { expect, it } from 'vitest'
import { createDecision } from './tab-decision'

function decision() {
  const heard: boolean[] = []
  return { heard, ...createDecision((open) => heard.push(open)) }
}

it('there is nothing to wait for until it begins, and nothing after it ended', async () => {
  const { heard, begin, end, pending } = decision()
  expect(pending()).toBeNull()
  end('stay')
  expect(heard).toEqual([])
  begin()
  const waiting = pending()
  expect(waiting).not.toBeNull()
  end('stay')
  expect(pending()).toBeNull()
  expect(heard).toEqual([true, false])
  await expect(waiting).resolves.toBeUndefined()
})

it('calls that waited are given up where the tab follows the other one', async () => {
  const { begin, end, pending } = decision()
  begin()
  const waiting = pending()
  end('follow')
  await expect(waiting).rejects.toMatchObject({ fault: { kind: 'aborted' } })
})

it('a choice that is open already is not asked again, and decided once', async () => {
  const { heard, begin, end, pending } = decision()
  begin()
  const waiting = pending()
  begin()
  expect(pending()).toBe(waiting)
  end('stay')
  end('follow')
  expect(heard).toEqual([true, false])
  await expect(waiting).resolves.toBeUndefined()
})
