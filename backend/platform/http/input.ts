import { PEOPLE_KEYS } from '@/domain/wire/glossary-people'
import type { Json } from '@/domain/wire/translate'
import { ApiError } from './errors'

/** No schema of the contract nests deeper than half of this. A deeper body is an attack on recursive code. */
export const MAXIMUM_DEPTH = 16
const OPENING = new Set(['{', '['])
const CLOSING = new Set(['}', ']'])

/** Deepest nesting of a JSON text, counted without parsing it; braces inside strings do not count. */
export function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? ''
    if (isInString) {
      if (sign === '\\') index += 1
      else if (sign === '"') isInString = false
    } else if (sign === '"') isInString = true
    else if (OPENING.has(sign)) {
      depth += 1
      if (depth > deepest) deepest = depth
    } else if (CLOSING.has(sign)) depth -= 1
  }
  return deepest
}

/** Passwords are hashed as they were typed: NUL is not removed, and NFC is not applied here. */
const PASSWORD_KEYS = new Set<string>([
  PEOPLE_KEYS.password,
  PEOPLE_KEYS.passwordConfirmation,
  PEOPLE_KEYS.currentPassword,
])

/**
 * Removes NUL and replaces lone surrogates, which PostgreSQL cannot store, in every text and key. NFC makes texts with
 * the same letters equal, however a keyboard composes them.
 */
const cleanString = (text: string): string => text.replaceAll('\u0000', '').toWellFormed().normalize('NFC')

export function cleanInput<T extends Json>(node: T): T {
  if (typeof node === 'string') return cleanString(node) as T
  if (Array.isArray(node)) return node.map(cleanInput) as T
  if (node === null || typeof node !== 'object') return node
  const entries = Object.entries(node).map(([name, value]) => {
    const key = cleanString(name)
    const isPassword = PASSWORD_KEYS.has(key) && typeof value === 'string'
    return [key, isPassword ? value.toWellFormed() : cleanInput(value ?? null)]
  })
  return Object.fromEntries(entries) as T
}

/**
 * Parses a JSON body. Throws `malformedJson` if it is not JSON or nested too deeply, `invalidRequest` if it is not an
 * object.
 */
export function parseBody(text: string): Json {
  if (depthOf(text) > MAXIMUM_DEPTH) throw new ApiError('malformedJson')
  let body: Json
  try {
    body = JSON.parse(text || '{}') as Json
  } catch {
    throw new ApiError('malformedJson')
  }
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw new ApiError('invalidRequest', { fields: { _: 'invalid_type' } })
  }
  return cleanInput(body)
}
