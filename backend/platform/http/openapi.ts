import * as z from 'zod'
import type { Call } from '@/domain/wire/call'
import { KEYS } from '@/domain/wire/glossary-keys'
import { VALUES } from '@/domain/wire/glossary-values'
import { ERROR_STATUS, type ErrorCode } from './errors'
import { isLocaleWanted } from './locale-default'

type JsonSchema = { [key: string]: unknown }

const wireKeys: Readonly<Record<string, string>> = KEYS
const wireValues: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = VALUES

/** Renames the properties and enum values of a generated schema to those of the wire. */
function toWireSchema(node: unknown, englishKey = ''): unknown {
  if (Array.isArray(node)) return node.map((entry) => toWireSchema(entry, englishKey))
  if (node === null || typeof node !== 'object') return node
  const result: JsonSchema = {}
  for (const [name, value] of Object.entries(node as JsonSchema)) {
    if (name === 'properties') {
      const entries = Object.entries(value as JsonSchema).map(([key, child]) => [
        wireKeys[key] ?? key,
        toWireSchema(child, key),
      ])
      result.properties = Object.fromEntries(entries)
    } else if (name === 'required') result.required = (value as string[]).map((key) => wireKeys[key] ?? key)
    else if (name === 'enum')
      result.enum = (value as unknown[]).map((entry) => wireValues[englishKey]?.[String(entry)] ?? entry)
    else if (name === 'const') result.const = wireValues[englishKey]?.[String(value)] ?? value
    else result[name] = toWireSchema(value, englishKey)
  }
  return result
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema
  return toWireSchema(json) as JsonSchema
}

/** The request schema for a caller: `lang` is optional, because the tenant's default language applies without it. */
function requestSchemaOf(definition: Call): JsonSchema & { properties?: JsonSchema; required?: string[] } {
  const schema = schemaOf(definition.request, 'input') as { properties?: JsonSchema; required?: string[] }
  const lang = schema.properties?.lang as JsonSchema | undefined
  if (!isLocaleWanted(definition) || !lang) return schema
  const description = "Left out: the tenant's default language."
  return {
    ...schema,
    properties: { ...schema.properties, lang: { ...lang, description } },
    required: schema.required?.filter((name) => name !== 'lang') ?? [],
  }
}

/** Adds `data.success`, which the specification reads beside the fields of every response. */
function withSuccess(schema: JsonSchema): JsonSchema {
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (choices) return { ...schema, [schema.anyOf ? 'anyOf' : 'oneOf']: choices.map(withSuccess) }
  if (schema.type !== 'object') return schema
  const properties = { success: { const: 1 }, ...(schema.properties as JsonSchema | undefined) }
  const required = new Set(['success', ...((schema.required as string[] | undefined) ?? [])])
  return { ...schema, properties, required: [...required] }
}

const TOKEN_ACCESS: readonly Call['access'][] = ['member', 'agency', 'booker', 'owner']

const wantsToken = ({ access }: Call) => TOKEN_ACCESS.includes(access)

const ALWAYS: ErrorCode[] = ['companyMissing', 'companyUnknown', 'invalidRequest', 'internal', 'unavailable']

function responsesOf(definition: Call): JsonSchema {
  const codes = new Set<string>([...ALWAYS, ...(definition.errors ?? [])])
  if (wantsToken(definition)) codes.add('unauthenticated')
  if (wantsToken(definition) && definition.method === 'POST') codes.add('passwordChangeRequired')
  if (definition.access === 'service') codes.add('forbidden')
  if (definition.idempotent)
    for (const code of ['idempotencyKeyMissing', 'idempotencyKeyReused', 'inProgress']) codes.add(code)
  if (definition.method === 'POST')
    for (const code of ['malformedJson', 'bodyTooLarge', 'unsupportedMediaType']) codes.add(code)
  const byStatus = new Map<number, string[]>()
  for (const code of codes) {
    const status = ERROR_STATUS[code as ErrorCode]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const data = withSuccess(schemaOf(definition.response, 'output'))
  const token = (data.properties as JsonSchema | undefined)?.access_token
  const success = {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: 1 }, ...(token ? { access_token: token } : {}), data },
  }
  const refusals = [...byStatus].map(([status, list]) => [
    status,
    {
      description: list.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ])
  return {
    200: { description: 'OK', content: { 'application/json': { schema: success } } },
    ...Object.fromEntries(refusals),
  }
}

function parametersOf(definition: Call): JsonSchema[] {
  const headers: JsonSchema[] = definition.tenantless
    ? []
    : [{ name: 'company', in: 'header', required: true, schema: { type: 'string' } }]
  if (definition.idempotent)
    headers.push({ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } })
  if (definition.method === 'POST') return headers
  const schema = requestSchemaOf(definition)
  const query = Object.entries(schema.properties ?? {}).map(([name, child]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: child,
  }))
  return [...headers, ...query]
}

const refusal = {
  type: 'object',
  required: ['success', 'code', 'message', 'fields'],
  properties: {
    success: { const: 0 },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

/** Builds the OpenAPI 3.1 document of the registered calls, with wire names, from the schemas that validate them. */
export function buildOpenApi(calls: readonly Call[], serverUrl: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {}
  for (const definition of calls) {
    const operation: JsonSchema = {
      summary: definition.summary,
      parameters: parametersOf(definition),
      responses: responsesOf(definition),
    }
    if (definition.method === 'POST') {
      const schema = requestSchemaOf(definition)
      operation.requestBody = { required: true, content: { 'application/json': { schema } } }
    }
    if (definition.access === 'member') operation.security = [{ bearer: [] }]
    if (definition.access === 'agency') operation.security = [{ agency: [] }]
    if (definition.access === 'booker') operation.security = [{ bearer: [] }, { agency: [] }]
    if (definition.access === 'owner') operation.security = [{ bearer: [] }, { agency: [] }, { guest: [] }]
    if (definition.providerToken) operation.security = [{ provider: [] }]
    if (definition.access === 'service') operation.security = [{ service: [] }]
    paths[definition.path] = { ...paths[definition.path], [definition.method.toLowerCase()]: operation }
  }
  const securitySchemes = {
    bearer: { type: 'http', scheme: 'bearer', description: 'The access_token of a member.' },
    agency: { type: 'http', scheme: 'bearer', description: "The access_token of an agency's person." },
    guest: {
      type: 'apiKey',
      in: 'header',
      name: 'x-booking-keys',
      description: 'Keys of `POST /rezervasyon-ac-post`, each for one reservation; several with a dot between.',
    },
    provider: { type: 'http', scheme: 'bearer', description: 'The token that Google or Facebook issued.' },
    service: { type: 'apiKey', in: 'header', name: 'x-service-key' },
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kervan operator API', version: '1' },
    servers: [{ url: serverUrl }],
    paths,
    components: { schemas: { Refusal: refusal }, securitySchemes },
  }
}
