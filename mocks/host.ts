import { http, type HttpHandler, HttpResponse, passthrough } from 'msw'
import { type Cloud, DroppedConnection } from './cloud/index'
import { CONFIGURATION } from './configuration'

/** Hands every request to the cloud; what is none of its paths goes on to `otherwise`. */
export function cloudHandlers(
  cloud: Cloud,
  otherwise: () => Response | undefined = passthrough,
): HttpHandler[] {
  return [
    http.get('*/config.json', () => HttpResponse.json(CONFIGURATION)),
    http.all('*', async ({ request }) => {
      const { pathname } = new URL(request.url)
      if (!cloud.serves(pathname)) return otherwise()
      try {
        return await cloud.handle(request)
      } catch (error) {
        if (error instanceof DroppedConnection) return HttpResponse.error()
        throw error
      }
    }),
  ]
}
