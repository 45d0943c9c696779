import { expect, it } from 'vitest'
import { csvText, fileName, harmless } from './csv'

it('quotes what needs it, leaves missing cells empty and ends each line', () => {
  const rows = [
    ['Time', 'Say "W", please'],
    ['2026-06-15 00:00:00', 0.5],
    ['2026-06-15 00:05:00', null],
    ['x\ny', Number.NaN],
  ]
  expect(csvText(rows)).toBe(
    'Time,"Say ""W"", please"\r\n2026-06-15 00:00:00,0.5\r\n2026-06-15 00:05:00,\r\n"x\ny",\r\n',
  )
})

it('names a file after a plant, whatever the plant is called', () => {
  expect(fileName(['Lavande – Cave 88', '2026-06-15'], 'csv')).toBe('Lavande-Cave-88-2026-06-15.csv')
  expect(fileName(['../<b>电站</b>'], 'csv')).toBe('b-电站-b.csv')
  expect(fileName(['///'], 'csv')).toBe('table.csv')
  expect(fileName(['a'.repeat(300)], 'csv')).toHaveLength('.csv'.length + 100)
})

it.each(['=1+1', '+49 160 1234', '-cmd', '-5.2 kW', '@SUM(A1)', '\t=1', '＝1+1'])(
  '10: a text that begins like a formula is defused: %j',
  (text) => {
    expect(harmless(text)).toBe(`'${text}`)
    expect(csvText([[text]])).toBe(`'${text}\r\n`)
  },
)

it('numbers below zero and usual texts are left as they are', () => {
  expect(csvText([[-5, 'Roof', 'a=b', '2026-06-18']])).toBe('-5,Roof,a=b,2026-06-18\r\n')
})

it('two dashes of a missing value are no formula', () => {
  expect(csvText([['--', '---']])).toBe("--,'---\r\n")
})

it('with semicolons decimals have a comma, and texts are left as they are', () => {
  expect(csvText([['a.b', 1.5, -0.25, null, 1000, 'x;y', 'p, q']], 'semicolon')).toBe(
    'a.b;1,5;-0,25;;1000;"x;y";"p, q"\r\n',
  )
})
