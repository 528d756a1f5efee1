import * as z from 'zod'
import type { Call } from '@/domain/wire/call'

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

/** Names under which a request points at something that is kept: an id, a reference, a number or a token. */
const POINTER = /^(id|ids|hold|documents)$|(Id|Ids|Reference|Token|Number)$|^(reference|number|token)$/

/** Fields that are named alike and point at nothing that is kept, by the end of their path, with the reason. */
export const NO_POINTERS: Readonly<Record<string, string>> = {
  '.identityNumber': 'a fact of the person',
  'card.cardNumber': 'never kept',
  'choice.flightNumber': 'a fact of the journey',
  'items[].flightNumber': 'a fact of the journey',
  'items[].returnFlightNumber': 'a fact of the journey',
  'returnRide.flightNumber': 'a fact of the journey',
  'extras[].id': 'the name of an extra within its product',
  'register.memberGroupId': 'the group is decided by the tenant',
  'createReservation.agencyId': 'says who sent the guest; opens nothing',
  'createReservation.subAgencyId': 'says who sent the guest; opens nothing',
  'notifyPayment.bankAccountId': "one of the tenant's own published accounts",
  'returnFromBank.pageToken': 'in place of the conversation; only its own tenant finds it (hosted-page.test.ts)',
  'returnFromBank.providerPaymentId': "the gateway's word, checked against its answer",
  'applyAsAgency.taxNumber': 'a fact of the company',
  'login.deviceToken': 'recognises a browser for the limits; opens nothing',
  'googleSignIn.deviceToken': 'recognises a browser for the limits; opens nothing',
  'facebookSignIn.deviceToken': 'recognises a browser for the limits; opens nothing',
  'connectProvider.providerToken': "the provider's, verified there",
}

function walk(schema: JsonSchema, path: string, found: Set<string>): void {
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    const at = path ? `${path}.${name}` : name
    const isGroup = pathsOf(child, at).length > 0
    if (POINTER.test(name) && !isGroup) found.add(at)
    walk(child, at, found)
  }
  if (schema.items) walk(schema.items, `${path}[]`, found)
  for (const choice of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    walk(choice, path, found)
}

function pathsOf(schema: JsonSchema, path: string): string[] {
  const found = new Set<string>()
  walk(schema, path, found)
  return [...found]
}

/** Paths of all fields of a call's request that point at something kept, `items[].productId` for one in a list. */
export function pointersOf(name: string, call: Call): string[] {
  const schema = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema
  const exempt = Object.keys(NO_POINTERS)
  return pathsOf(schema, '').filter((path) => !exempt.some((end) => `${name}.${path}`.endsWith(end)))
}

/** Whether a request has a value at such a path. */
export function hasPointer(request: unknown, path: string): boolean {
  const [head = '', ...rest] = path.split('.')
  const isList = head.endsWith('[]')
  const value = (request as Record<string, unknown> | null)?.[isList ? head.slice(0, -2) : head]
  if (value === null || value === undefined) return false
  if (rest.length === 0) return !isList || (value as unknown[]).length > 0
  const next = rest.join('.')
  return isList ? (value as unknown[]).some((entry) => hasPointer(entry, next)) : hasPointer(value, next)
}
