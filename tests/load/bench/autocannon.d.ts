/** The part of the load generator that the bench uses; the package has no types of its own. */
declare module 'autocannon' {
  interface Request {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
  }
  interface Options {
    url: string
    connections: number
    duration?: number
    amount?: number
    timeout?: number
    requests: (Request & { setupRequest?: (request: Request) => Request })[]
  }
  interface Result {
    non2xx: number
    errors: number
    '2xx': number
    requests: { total: number }
  }
  interface Run extends PromiseLike<Result> {
    on(event: 'response', listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void): Run
  }
  export default function autocannon(options: Options): Run
}
