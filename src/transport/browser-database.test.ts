import { describe, expect, it } from 'vitest'
import { browserDatabase } from './browser-database'

const blocked = {
  get indexedDB(): IDBFactory {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  },
}

describe('the database of a browser', () => {
  it('is there where the browser has one', () => {
    const indexedDB = {} as IDBFactory
    expect(browserDatabase({ indexedDB })).toBe(indexedDB)
  })

  it.each([
    ['without one', {}],
    ['that blocks all data of sites', blocked],
  ])('is absent in a browser %s', (_, scope) => {
    expect(browserDatabase(scope)).toBeUndefined()
  })
})
