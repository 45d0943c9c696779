import { describe, expect, it } from 'vitest'
import { navigationColours } from './navigation-colours'

const of = (...types: string[]) => new Map(types.map((type) => [type, type]))

describe('navigationColours', () => {
  it.each([
    ['menu', 'menu', 'ground'],
    ['menu-bg', 'menu', 'ground'],
    ['menuBackgroundColor', 'menu', 'ground'],
    ['MENU_TEXT', 'menu', 'text'],
    ['menu-font-color', 'menu', 'text'],
    ['menu-selected', 'menu', 'active'],
    ['menuActiveBg', 'menu', 'active'],
    ['top-navigation', 'top', 'ground'],
    ['topNavi', 'top', 'ground'],
    ['topNavigationBg', 'top', 'ground'],
    ['top-navigation-text', 'top', 'text'],
    ['top-nav-hover', 'top', 'active'],
  ] as const)('S3-10 %s is of the family %s, part %s', (type, family, part) => {
    expect(navigationColours(of(type), family)[part]).toBe(type)
    expect(navigationColours(of(type), family === 'menu' ? 'top' : 'menu')).toEqual({
      ground: null,
      text: null,
      active: null,
    })
  })

  it('S3-10 leaves other types alone', () => {
    const none = { ground: null, text: null, active: null }
    expect(navigationColours(of('primary', 'menu-shadow', 'top', 'chart-1'), 'menu')).toEqual(none)
    expect(navigationColours(of('primary', 'top', 'topping'), 'top')).toEqual(none)
  })
})
