import { expect, test } from './support/test'

test('the page keeps its own scripts running and foreign ones out', async ({ page, watch, signIn }) => {
  const violation = /Content Security Policy|violates the following/
  // High enough for a chart to be drawn.
  await page.setViewportSize({ width: 1440, height: 1000 })
  const reply = await page.goto('/login')
  expect(reply?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'/)
  // The one script that stands in the page ran, so that no other theme flashes up.
  expect(await page.evaluate(() => document.documentElement.style.background)).not.toBe('')
  await signIn('owner')
  await page.getByRole('option').first().click()
  await expect(page.locator('canvas').first()).toBeVisible()
  expect(watch.complaints).toEqual([])

  watch.tolerate(violation)
  watch.tolerate(/requires 'TrustedScript'/)
  const refused = await page.evaluate(() => {
    const tries: Record<string, () => void> = {
      'a script of text': () => {
        const script = document.createElement('script')
        script.textContent = 'window.foreign = true'
        document.head.append(script)
      },
      markup: () => {
        document.body.innerHTML = '<img src=x onerror="window.foreign = true">'
      },
      'a script over http': () => {
        document.createElement('script').src = 'http://elsewhere.example/x.js'
      },
    }
    const failed = Object.entries(tries).filter(([, attempt]) => {
      try {
        attempt()
        return false
      } catch {
        return true
      }
    })
    return { names: failed.map(([name]) => name), ran: 'foreign' in window }
  })
  expect(refused).toEqual({ names: ['a script of text', 'markup', 'a script over http'], ran: false })
  await page.evaluate(() => document.body.setAttribute('style', 'display: none'))
  await expect.poll(() => watch.complaints.join()).toMatch(violation)
  await expect(page.locator('body')).toBeVisible()
})

test('a token in the address is gone before anything else is asked, and no request names it', async ({
  page,
  server,
  watch,
}) => {
  // The token is nobody's.
  watch.tolerate(/401/)
  const token = 'eyJhbGciOiJub25lIn0.e30.secret-of-the-address'
  const seen: { url: string; referer: string }[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return
    const one = { url: request.url(), referer: '' }
    seen.push(one)
    // Headers of what is still under way when the test ends are not there to be read.
    request.allHeaders().then(
      ({ referer = '' }) => (one.referer = referer),
      () => undefined,
    )
  })
  // No referrer leaves this origin either way: where the page stood when it sent the request decides.
  await page.addInitScript(() => {
    const stood: string[] = []
    Object.assign(window, { stood })
    const { fetch } = window
    window.fetch = (...given) => {
      stood.push(location.href)
      return fetch(...given)
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLLinkElement || (node instanceof HTMLScriptElement && node.src))
            stood.push(location.href)
    }).observe(document, { childList: true, subtree: true })
  })
  for (const path of ['//host/', '/plant?region=CHINA&plant=5']) {
    await page.goto(`${server.origin}${path}${path.includes('?') ? '&' : '?'}token=${token}`)
    await expect(page.locator('h1')).toBeVisible()
    expect(new URL(page.url()).search).not.toContain('token')
    const stood = await page.evaluate(() => (window as unknown as { stood: string[] }).stood)
    expect(stood.length).toBeGreaterThan(5)
    expect(stood.filter((one) => one.includes(token))).toEqual([])
  }
  expect(seen.length).toBeGreaterThan(20)
  expect(seen.filter(({ url, referer }) => url.includes(token) || referer !== '')).toEqual([])
})
