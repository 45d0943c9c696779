import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'vite'
import { createStaticFiles } from '../../mocks/static-files'
import { expect, test } from '@playwright/test'

const FOLDER = 'dist/browser-cloud'
const server = createServer((incoming, outgoing) => createStaticFiles(FOLDER)(incoming, outgoing))
let origin = ''

test.use({ serviceWorkers: 'allow' })
