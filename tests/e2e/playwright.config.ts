import { defineConfig } from '@playwright/test'
import { findChromium } from '../run/chromium.mjs'

const path = findChromium()
// Whatever the workers of one run share is named after it.
process.env['HELIOGRAPH_RUN'] ??= String(process.pid)

export default defineConfig({
  testDir: '.',
  globalTeardown: './support/dropped.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(path ? { executablePath: path } : {}),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
  },
})
