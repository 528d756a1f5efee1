import type { ServerResponse } from 'node:http'

/**
 * Calls `prepare` with the status just before the head of a response is sent. `prepare` may change headers and returns
 * the status to send.
 */
export function beforeHead(response: ServerResponse, prepare: (status: number) => number): void {
  const { writeHead } = response
  response.writeHead = (status: number, ...rest: unknown[]) => {
    Reflect.apply(writeHead, response, [prepare(status), ...rest])
    return response
  }
}
