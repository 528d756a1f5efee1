import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { CALLS } from './calls'

const CARD = '4111 1111 1111 1111'

/**
 * Texts that may contain such digits: the card's own field, telephone numbers, identity numbers, secrets and keys,
 * files, flags, and search texts that are not stored.
 */
const LEFT_OUT =
  /(^|\.)(phone|taxNumber|bookingNumber|cardNumber|password|passwordConfirmation|currentPassword|\w*Token|reference|base64|receipt|ticketNumber|freeCancellation|instantConfirmation|campaignOnly|suggest|emailOrSurname|couponCode|term|version|conversationId|providerPaymentId|status|mdStatus|conversationData|signature|path|userAgent|id|slug|destinations\.\*|themes\.\*|features\.\*)$/

type Node = z.core.$ZodType
interface Inner {
  type: string
  innerType?: Node
  element?: Node
  in?: Node
  shape?: Record<string, Node>
  options?: readonly Node[]
}

/** All texts of a schema with their paths. */
function textsOf(node: Node, path: string): [string, Node][] {
  const inner = node._zod.def as unknown as Inner
  const { type, shape, options, element, innerType } = inner
  if (type === 'string') return [[path, node]]
  if (shape) return Object.entries(shape).flatMap(([name, part]) => textsOf(part, path ? `${path}.${name}` : name))
  if (options) return options.flatMap((part) => textsOf(part, path))
  if (element) return textsOf(element, `${path}.*`)
  if (innerType) return textsOf(innerType, path)
  return inner.in ? textsOf(inner.in, path) : []
}

const texts = Object.entries(CALLS).flatMap(([name, { request }]) =>
  textsOf(request, '').map(([path, node]) => [`${name} ${path}`, path, node] as const),
)

describe('a number of a card', () => {
  test('is looked for in every form', () => {
    const known = texts.map(([name]) => name)
    for (const name of ['sendContact message', 'requestHealth treatment', 'createReservation note', 'writeReview text'])
      expect(known).toContain(name)
    expect(known).toContain('quote items.*.pickupPlace')
  })

  test.each(texts.filter(([, path]) => !LEFT_OUT.test(path)))('%s refuses it', (_name, _path, node) => {
    expect(z.safeParse(node, CARD).success).toBe(false)
    expect(z.safeParse(node, `a ${CARD} b`).success).toBe(false)
  })

  test('a telephone number may have its digits', () => {
    const found = texts.filter(([, path]) => path === 'phone' || path.endsWith('.phone'))
    expect(found.length).toBeGreaterThan(0)
    for (const [, , node] of found) expect(z.safeParse(node, CARD).success).toBe(true)
  })
})
