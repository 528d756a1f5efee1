import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Fault } from './faults'

export interface PlainAnswer {
  status: number
  text: string
}

const BAD_GATEWAY = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'

function toResponse({ status, text }: PlainAnswer): Response {
  return new Response(text, { status, headers: { 'content-type': 'application/json;charset=UTF-8' } })
}

/** Sends an answer with the given fault, or unchanged without one. */
export async function send(answer: PlainAnswer, fault: Fault | null, outgoing: ServerResponse): Promise<Response> {
  switch (fault?.kind) {
    case 'slow':
      await pause(fault.delayMs, undefined, { ref: false })
      return toResponse(answer)
    case 'never':
      await new Promise((resolve) => outgoing.once('close', resolve))
      return RESPONSE_ALREADY_SENT
    case 'reset':
      outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    case 'cut':
      return toResponse({ ...answer, text: answer.text.slice(0, Math.floor(answer.text.length / 2)) })
    case 'html502':
      return new Response(BAD_GATEWAY, { status: 502, headers: { 'content-type': 'text/html' } })
    case 'empty':
      return toResponse({ status: 200, text: '' })
    default:
      return toResponse(answer)
  }
}
