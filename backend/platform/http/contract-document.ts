import type { Call } from '@/domain/wire/call'
import { fieldsOf, findShapes, type Schema, type Shape, withoutNull } from './contract-shapes'
import { ERROR_STATUS, type ErrorCode, messageOf } from './errors'
import { buildOpenApi } from './openapi'

interface Operation {
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, { description: string; content: { 'application/json': { schema: Schema } } }>
}

const WHO: Record<Call['access'], string> = {
  public: 'anybody',
  member: 'a member, by token',
  agency: 'an agency, by token',
  booker: 'a member or an agency, by token',
  owner: 'the member or agency whose it is, by token, or its guest, by `x-booking-keys`',
  service: "the storefront's server, by `x-service-key`",
}

/** Enums with more values than this are listed only in the OpenAPI document. */
const MOST_VALUES = 16

const bare = (schema: Schema | undefined): Schema => {
  if (!schema) return {}
  const properties = Object.fromEntries(fieldsOf(schema).filter(([name]) => name !== 'success'))
  return { ...schema, properties }
}

const answerOf = ({ responses }: Operation): Schema => {
  const schema = responses['200']?.content['application/json'].schema
  return bare((schema?.properties as Record<string, Schema> | undefined)?.data)
}

const takenBy = ({ parameters, requestBody }: Operation): Schema => {
  const body = requestBody?.content['application/json'].schema
  if (body) return body
  const query = parameters.filter((parameter) => parameter.in === 'query')
  return {
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  }
}

class Writer {
  constructor(private readonly shapes: Map<string, Shape>) {}

  private shapeOf = (schema: Schema): Shape | undefined => this.shapes.get(JSON.stringify(schema))

  private typeOf(given: Schema): string {
    const { schema, isNullable } = withoutNull(given)
    const end = isNullable ? ' or null' : ''
    const shape = this.shapeOf(schema)
    if (shape) return `[${shape.name}](#shape-${shape.name})${end}`
    const values = schema.enum as unknown[] | undefined
    if (values && values.length <= MOST_VALUES) return `${values.map((value) => `\`${value}\``).join(' · ')}${end}`
    if (schema.const !== undefined) return `\`${schema.const}\`${end}`
    const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
    if (choices) return `${choices.map((choice) => this.typeOf(choice)).join(' or ')}${end}`
    if (schema.type === 'array') return `list of ${this.typeOf((schema.items ?? {}) as Schema)}${end}`
    const entries = schema.additionalProperties as Schema | undefined
    if (schema.type === 'object' && entries?.type) return `${this.typeOf(entries)} by key${end}`
    const format = typeof schema.format === 'string' ? ` (${schema.format})` : ''
    const type = Array.isArray(schema.type) ? schema.type.join(' or ') : String(schema.type ?? 'any')
    return `${type}${format}${end}`
  }

  /** One row for each field. Fields of nested objects are named by their path. */
  private rowsOf(schema: Schema, before = ''): string[] {
    const required = (schema.required ?? []) as string[]
    return fieldsOf(schema).flatMap(([name, child]) => {
      const { schema: plain } = withoutNull(child)
      const items = plain.type === 'array' ? withoutNull((plain.items ?? {}) as Schema).schema : null
      const inner = items ?? plain
      const notes = [required.includes(name) ? '' : 'optional', String(child.description ?? '')].filter(Boolean)
      const row = `| \`${before}${name}\` | ${this.typeOf(child).replaceAll('|', '\\|')} | ${notes.join('. ')} |`
      if (this.shapeOf(inner)) return [row]
      return [row, ...this.rowsOf(inner, `${before}${name}${items ? '[]' : ''}.`)]
    })
  }

  table(title: string, schema: Schema): string {
    const rows = this.rowsOf(schema)
    if (rows.length === 0) return `${title}: nothing.`
    return `${title}:\n\n| Field | What | |\n| --- | --- | --- |\n${rows.join('\n')}`
  }
}

const refusalsOf = ({ responses }: Operation): string =>
  Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(([status, { description }]) => `${status} ${description}`)
    .join('; ')

/**
 * Renders the contract as a Markdown page from the schemas that validate the calls. The page begins with
 * `introduction`.
 */
export function renderContract(calls: readonly Call[], introduction: string): string {
  const paths = buildOpenApi(calls, '').paths as Record<string, Record<string, Operation>>
  const entries = calls.flatMap((call) => {
    const operation = paths[call.path]?.[call.method.toLowerCase()]
    return operation ? [{ call, operation, taken: takenBy(operation), answer: answerOf(operation) }] : []
  })
  const shapes = findShapes(entries.flatMap(({ taken, answer }) => [taken, answer]))
  const writer = new Writer(shapes)
  const sections = entries.map(({ call, operation, taken, answer }) => {
    const key = call.idempotent ? ' Wants an `Idempotency-Key`.' : ''
    return [
      `### ${call.method} ${call.path}`,
      `${call.summary}. For ${WHO[call.access]}.${key}`,
      writer.table('Takes', taken),
      writer.table('Answers', answer),
      `Refuses: ${refusalsOf(operation)}.`,
    ].join('\n\n')
  })
  const described = [...shapes.values()].map(
    ({ name, schema }) => `### <a id="shape-${name}"></a>${name}\n\n${writer.table('Fields', schema)}`,
  )
  const codes = (Object.keys(ERROR_STATUS) as ErrorCode[]).map(
    (code) => `| \`${code}\` | ${ERROR_STATUS[code]} | ${messageOf(code, 'en')} |`,
  )
  return [
    introduction.trim(),
    `## Calls\n\n${sections.join('\n\n')}`,
    `## Shapes\n\nObjects that several calls hold.\n\n${described.join('\n\n')}`,
    `## Codes\n\n| Code | Status | Message |\n| --- | --- | --- |\n${codes.join('\n')}`,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}
