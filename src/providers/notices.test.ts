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
})
