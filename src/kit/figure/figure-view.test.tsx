import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { json } from '../../../tests/support/fake-fetch'
import { renderPart } from '../../../tests/support/render-part'
import { figure } from '../../domain/values/figure'
import { FigureView, MoneyView, ValueView } from './figure-view'

const shown = (container: HTMLElement) => container.querySelector('[aria-hidden]')?.textContent
const heard = (container: HTMLElement) => container.querySelector('.sr-only')?.textContent

describe('a figure on the screen', () => {
  it.each([
    [12345.678, 'W', '12.34\u2009kW', '12.34 kilowatts', '12345.678 W'],
    [0, 'kWh', '0.00\u2009kWh', '0.00 kilowatt hours', '0 kWh'],
    [-2500, 'W', '-2.50\u2009kW', '-2.50 kilowatts', '-2500 W'],
  ] as const)(
    'S9 scales and truncates %d %s, with the raw value at hand',
    async (value, unit, seen, said, raw) => {
      const { container } = await renderPart(<ValueView value={value} unit={unit} />)
      expect(shown(container)).toBe(seen)
      expect(heard(container)).toBe(said)
      expect(screen.getByTitle(raw)).toBeInTheDocument()
    },
  )

  it.each([null, undefined, Number.NaN, 1e60])('S3-26 shows "--" for %s and says so', async (value) => {
    const { container } = await renderPart(<ValueView value={value} unit="kWh" />)
    expect(shown(container)).toBe('--')
    expect(heard(container)).toBe('no value')
  })

  it('shows no number of a quarantined figure', async () => {
    const broken = figure({ value: 127155914.6, unit: 'kWh', quality: 'quarantined', formula: 'counter' })
    const { container } = await renderPart(<FigureView figure={broken} size="hero" />)
    expect(shown(container)).toBe('--')
  })

  it('marks an estimate', async () => {
    const { container } = await renderPart(<ValueView value={5} unit="kWh" quality="estimated" />)
    expect(shown(container)).toBe('≈5.00\u2009kWh')
    expect(heard(container)).toBe('about 5.00 kilowatt hours')
  })

  it('shows money in its currency, and none without one', async () => {
    const { container } = await renderPart(<MoneyView value={12.345} currency="EUR" />)
    expect(shown(container)).toBe('12.34\u2009EUR')
    const other = await renderPart(<MoneyView value={12.345} currency={null} />)
    expect(shown(other.container)).toBe('--')
  })

  it('speaks German', async () => {
    const { container } = await renderPart(<ValueView value={1500} unit="W" />, { language: 'de' })
    expect(heard(container)).toBe('1.50 Kilowatt')
  })

  it('S4-46 shows every temperature in the unit of the account, and the other one at once', async () => {
    const { container, services } = await renderPart(
      <>
        <ValueView value={21.5} unit="°C" />
        <ValueView value={-40} unit="°C" />
        <ValueView value={null} unit="°C" />
      </>,
      { answers: { '/user-s/acc/org/login-user': () => json({ user: { id: 1 }, roleCodes: ['user'] }) } },
    )
    const all = () =>
      [...container.querySelectorAll('.hg-figure > :first-child')].map((one) => one.textContent)
    expect(all()).toEqual(['21.50\u2009°C', '-40.00\u2009°C', '--'])
    services.storage.saveSession({ access: 'a', refresh: null })
    await act(() => services.session.restore())
    const user = services.session.getState().identity?.user
    if (user === undefined) throw new Error('nobody')
    act(() => services.session.amend({ user: { ...user, temperatureUnit: 'F' } }))
    expect(all()).toEqual(['70.70\u2009°F', '-40.00\u2009°F', '--'])
    expect(container.textContent).toContain('degrees Fahrenheit')
    act(() => services.session.amend({ user: { ...user, temperatureUnit: 'C' } }))
    expect(all()[0]).toBe('21.50\u2009°C')
  })
})
