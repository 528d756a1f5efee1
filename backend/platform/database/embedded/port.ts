import { createServer } from 'node:net'

/** Binds the port for a moment; 0 lets the system choose. Returns the port, or null when it is taken. */
function probe(port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null)
      else reject(error)
    })
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null))
    })
  })
}

/** Returns the first wanted port that is free, otherwise one that the system chooses. */
export async function chooseFreePort(wanted: readonly (number | undefined)[]): Promise<number> {
  for (const port of [...wanted, 0]) {
    const free = port === undefined ? null : await probe(port)
    if (free !== null) return free
  }
  throw new Error('No port is free for the embedded PostgreSQL')
}
