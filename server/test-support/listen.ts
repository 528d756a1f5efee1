import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestServer {
  port: number
  origin: string
  server: Server
  close: () => Promise<void>
}

/** Starts a server on a free local port. `prepare` receives it before it listens. */
export async function listen(listener: RequestListener, prepare?: (server: Server) => void): Promise<TestServer> {
  const server = createServer(listener)
  prepare?.(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { port, origin: `http://127.0.0.1:${port}`, server, close }
}
