import { startBrowserCloud } from '../../../../mocks/browser'

await startBrowserCloud()
document.title = 'ready'
