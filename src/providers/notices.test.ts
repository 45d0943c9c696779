import { describe, expect, it, vi } from 'vitest'
import { createNotices, type Notice } from './notices'

function attached() {
  const time = { now: 0 }
  const notices = createNotices(() => time.now)
  const shown: Notice[] = []
  const close = vi.fn()
  const detach = notices.attach(
    { show: (notice) => shown.push(notice), close },
    (key, values) => `${key} ${JSON.stringify(values)}`,
  )
  return { notices, shown, time, close, detach }
}

describe('notices', () => {
  it('S8-23 S8-24 shows each for two seconds in one place, with the seconds to wait', () => {
    const { notices, shown } = attached()
    notices.announce({ kind: 'busy', status: 429, retryAfter: 7 })
    expect(shown).toEqual([{ kind: 'warning', text: 'faults:busy {"seconds":7}', seconds: 2 }])
  })

  it('does not repeat the same fault while it is shown, but does afterwards', () => {
    const { notices, shown, time } = attached()
    for (let i = 0; i < 5; i++) notices.announce({ kind: 'network' })
    expect(shown).toHaveLength(1)
    time.now = 2001
    notices.announce({ kind: 'network' })
    notices.announce({ kind: 'timeout' })
    expect(shown.map(({ text }) => text.split(' ')[0])).toEqual([
      'faults:network',
      'faults:network',
      'faults:timeout',
    ])
  })

  it('drops the error notices of refine and passes its others on', () => {
    const { notices, shown, close } = attached()
    notices.provider.open({ type: 'error', message: 'Error (status code: 500)' })
    notices.provider.open({ type: 'success', message: 'Done', description: 'Success' })
    notices.provider.close('x')
    expect(shown).toEqual([{ kind: 'success', text: 'Success', seconds: 2 }])
    expect(close).toHaveBeenCalled()
  })

  it('11: names what did not happen, and says of one without a readable answer that this is not known', () => {
    const notices = createNotices(() => 0)
    const show = vi.fn()
    const words: Record<string, string> = {
      'engine:keys.refused.said': '{{action}}: {{reason}}',
      'engine:record.unsure': 'Not known.',
      'faults:malformed': 'Unreadable.',
      'faults:general': 'Failed.',
    }
    notices.attach({ show, close: vi.fn() }, (key, values) =>
      (words[key] ?? key).replace(/{{(\w+)}}/g, (_, name: string) => String(values?.[name])),
    )
    notices.announce({ kind: 'malformed', detail: '' }, 'Temperature')
    notices.announce({ kind: 'rejected', code: '', status: 500, body: null }, 'Undo')
    notices.announce({ kind: 'rejected', code: '', status: 500, body: null }, 'Receipt')
    notices.announce({ kind: 'malformed', detail: '' })
    expect(show.mock.calls.map(([notice]) => (notice as Notice).text)).toEqual([
      'Temperature: Not known. Unreadable.',
      'Undo: Failed.',
      'Receipt: Failed.',
      'Unreadable.',
    ])
  })

  it('keeps the last notice of before there was a place for it', () => {
    const notices = createNotices(() => 0)
    notices.announce({ kind: 'network' })
    notices.success('console:saved')
    const show = vi.fn()
    const detach = notices.attach({ show, close: vi.fn() }, (key) => key)
    expect(show.mock.calls).toEqual([[{ kind: 'success', text: 'console:saved', seconds: 2 }]])
    detach()
    notices.announce({ kind: 'timeout' })
    expect(show).toHaveBeenCalledTimes(1)
  })

  it.each([
    [1999, 1],
    [2000, 2],
  ])('says the same again %i ms later: %i times', (now, times) => {
    const { notices, shown, time } = attached()
    notices.say('Copied')
    time.now = now
    notices.say('Copied')
    expect(shown.map(({ text }) => text)).toEqual(Array(times).fill('Copied'))
  })

  it('says different things one after the other, also of the same fault and of other actions', () => {
    const { notices, shown } = attached()
    notices.say('Copied')
    notices.say('Moved')
    notices.success('console:saved')
    notices.success('console:moved', { name: 'x' })
    for (const of of [undefined, 'Undo', 'Undo', 'Move']) notices.announce({ kind: 'timeout' }, of)
    expect(shown.map(({ kind }) => kind)).toEqual(['info', 'info', 'success', 'success', 'warning', 'warning', 'warning']) // oxfmt-ignore
    expect(shown.slice(0, 4).map(({ text }) => text)).toEqual(['Copied', 'Moved', 'console:saved {}', 'console:moved {"name":"x"}']) // oxfmt-ignore
  })

  it('of refine are information unless they are a success', () => {
    const { notices, shown } = attached()
    notices.provider.open({ type: 'progress', message: 'Working' })
    notices.provider.open({ type: 'success', message: 'Done' })
    expect(shown.map(({ kind, text }) => [kind, text])).toEqual([
      ['info', 'Working'],
      ['success', 'Done'],
    ])
  })

  it('stay where their place is another one by now, and need none to be closed', () => {
    const { notices, shown, detach } = attached()
    const show = vi.fn()
    const leave = notices.attach({ show, close: vi.fn() }, (key) => key)
    expect(show).not.toHaveBeenCalled()
    detach()
    notices.say('Copied')
    expect([shown.length, show.mock.calls.length]).toEqual([0, 1])
    leave()
    leave()
    expect(() => notices.provider.close('x')).not.toThrow()
  })
})
