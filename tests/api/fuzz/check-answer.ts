import * as z from 'zod'
import type { JsonSchema } from './from-schema'

export interface Operation {
  path: string
  method: 'get' | 'post'
  parameters: { name: string; in: 'query' | 'header'; required: boolean; schema: JsonSchema }[]
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<string, { description: string; content: { 'application/json': { schema: JsonSchema } } }>
}

const refusalSchema = z.object({
  success: z.literal(0),
  code: z.string(),
  message: z.string().min(1),
  fields: z.record(z.string(), z.string().regex(/^\w+$/)),
  requestId: z.string(),
})

/** What of our inside must never be in an answer. */
const LEAKS = /\\n\s+at \S+ \(|node_modules|drizzle|Failed query|violates \S+ constraint|syntax error at/i

const successSchemas = new Map<string, z.ZodType>()

/** The answer's schema as the document has it, not as the code has it. */
function successSchemaOf(operation: Operation): z.ZodType {
  const known = successSchemas.get(operation.path)
  if (known) return known
  const schema = operation.responses['200']?.content['application/json'].schema
  const made = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
  successSchemas.set(operation.path, made)
  return made
}

/** Everything that is wrong with an answer by the document; empty when it is in order. */
export function checkAnswer(operation: Operation, status: number, type: string, text: string): string[] {
  const faults: string[] = []
  if (status >= 500) faults.push(`status ${status}`)
  if (LEAKS.test(text)) faults.push('tells of its inside')
  if (!type.startsWith('application/json')) return [...faults, `content-type ${type}`]
  const documented = operation.responses[String(status)]
  if (!documented) return [...faults, `status ${status} is not in the document: ${text.slice(0, 200)}`]
  const body: unknown = JSON.parse(text)
  if (status === 200) {
    const parsed = successSchemaOf(operation).safeParse(body)
    const issue = parsed.error?.issues[0]
    return issue ? [...faults, `answer is not as documented: ${issue.path.join('.')} ${issue.message}`] : faults
  }
  const parsed = refusalSchema.safeParse(body)
  if (!parsed.success) return [...faults, `refusal has another shape: ${text.slice(0, 200)}`]
  const codes = documented.description.split(', ')
  return codes.includes(parsed.data.code) ? faults : [...faults, `code ${parsed.data.code} is not in the document`]
}
