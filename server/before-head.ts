import type { ServerResponse } from 'node:http'

/** Calls `prepare` with the status when the head of an answer is about to leave: headers can be changed then, and it returns the status to send. */
export function beforeHead(response: ServerResponse, prepare: (status: number) => number): void {
  const { writeHead } = response
  response.writeHead = (status: number, ...rest: unknown[]) => {
    Reflect.apply(writeHead, response, [prepare(status), ...rest])
    return response
  }
}
