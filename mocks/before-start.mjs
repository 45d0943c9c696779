// Looks whether the port is free before anything is built: `npm start` and `npm run dev`.
import { createServer } from 'node:net'

const port = Number(process.env.PORT || 8080)
const host = process.env.HOST || '127.0.0.1'

const server = createServer()
server.once('error', (error) => {
  if (error.code !== 'EADDRINUSE') return
  process.stderr.write(`Port ${port} is in use; choose another with PORT=… .\n`)
  process.exitCode = 1
})
// What else is wrong with a port or a host is said by the server itself.
if (Number.isInteger(port) && port > 0 && port < 65_536) server.listen(port, host, () => server.close())
