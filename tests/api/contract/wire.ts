import { buildOpenApi } from '@/backend/platform/http/openapi'
import type { Call } from '@/domain/wire/call'
import { CALLS } from '@/domain/wire/calls'
import type { Json } from '@/domain/wire/translate'
import { checkAnswer, type Operation } from '../fuzz/check-answer'
import type { Target } from './target'

export type Body = { [key: string]: Json | undefined }

export interface WireAnswer {
  status: number
  headers: Headers
  body: Body
  data: Body
  /** Where the answer is not what the document says; empty when it is in order. */
  faults: string[]
}

interface Described {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> }
  security?: Record<string, unknown>[]
}

export interface WireOptions {
  token?: string | undefined
  headers?: Record<string, string>
  /** In place of the body's own JSON. */
  text?: string
}

const TIME_LIMIT_MS = 20_000

const document = buildOpenApi(Object.values(CALLS) as unknown as Call[], '')
const paths = document.paths as Record<string, Record<string, Omit<Operation, 'path' | 'method'>>>

function operationOf(method: 'GET' | 'POST', path: string): Operation | null {
  const name = method === 'GET' ? 'get' : 'post'
  const found = paths[path]?.[name]
  return found ? { ...found, path, method: name } : null
}

export interface Asked {
  method: 'GET' | 'POST'
  path: string
  /** Names of what may be sent, in a query or a body. */
  names: string[]
  security: string[]
}

/** Every call of the document with the names of its fields. */
export function listCalls(): Asked[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Asked => {
      const { parameters = [], requestBody, security = [] } = operation as Described
      const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
      const properties = requestBody?.content['application/json']?.schema.properties ?? {}
      return {
        method: method === 'get' ? 'GET' : 'POST',
        path,
        names: [...query, ...Object.keys(properties)],
        security: security.flatMap((way) => Object.keys(way)),
      }
    }),
  )
}

export const asBody = (value: Json | undefined): Body =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}

export const asList = (value: Json | undefined): Body[] => (Array.isArray(value) ? value.map(asBody) : [])

/** Speaks to the API as the specification prints it: Turkish words, JSON, a company header; nothing translated. */
export function createWire({ baseUrl, company }: Target) {
  return async function send(
    method: 'GET' | 'POST',
    path: string,
    payload: Record<string, unknown> = {},
    { token, headers = {}, text }: WireOptions = {},
  ): Promise<WireAnswer> {
    const query = new URLSearchParams(Object.entries(payload).map(([key, value]) => [key, String(value)]))
    const suffix = method === 'GET' && query.size > 0 ? `?${query}` : ''
    const response = await fetch(`${baseUrl}${path}${suffix}`, {
      method,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      headers: {
        accept: 'application/json',
        company,
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(method === 'POST' ? { body: text ?? JSON.stringify(payload) } : {}),
    })
    const answer = await response.text()
    const operation = operationOf(method, path)
    const faults = operation
      ? checkAnswer(operation, response.status, response.headers.get('content-type') ?? '', answer)
      : []
    const body = asBody(JSON.parse(answer || 'null') as Json)
    return { status: response.status, headers: response.headers, body, data: asBody(body.data), faults }
  }
}

export type Send = ReturnType<typeof createWire>
