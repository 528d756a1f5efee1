import * as z from 'zod'

const FAULT_KINDS = [
  'slow',
  'never',
  'reset',
  'cut',
  'html502',
  'empty',
  'twice',
  'wrongAmount',
  'wrongCurrency',
  'badSignature',
  'review',
] as const

export type FaultKind = (typeof FAULT_KINDS)[number]

/** Calls whose answer contains the charged amount; only these can have an amount fault. */
const AMOUNT_PATHS = [
  '/payment/auth',
  '/payment/3dsecure/auth',
  '/payment/v2/3dsecure/auth',
  '/payment/detail',
  '/payment/iyzipos/checkoutform/auth/ecom/detail',
]

/** Possible faults of deliveries to the merchant: the customer's return and the notification. */
const DELIVERY_KINDS: Record<string, readonly FaultKind[]> = {
  callback: ['slow', 'never', 'twice', 'badSignature'],
  webhook: ['slow', 'never', 'twice', 'badSignature'],
}

const AMOUNT_KINDS: readonly FaultKind[] = ['wrongAmount', 'wrongCurrency', 'review']

export const faultRequest = z
  .object({
    on: z.union([z.string().regex(/^\/(payment|v2)\//), z.literal('callback'), z.literal('webhook')]),
    kind: z.enum(FAULT_KINDS),
    times: z.number().int().min(1).max(1000).default(1),
    /** Delay in ms of a slow answer. The default exceeds the client's timeout of 15 s. */
    delayMs: z.number().int().min(0).max(120_000).default(20_000),
    /**
     * Applies the fault only to requests that contain this text: a conversation id, a buyer's address. If omitted, the
     * next request gets it.
     */
    about: z.string().min(1).max(200).optional(),
    /** True if the gateway executes the request before the faulty answer; false if it does not. */
    applied: z.boolean().default(true),
  })
  .refine((fault) => DELIVERY_KINDS[fault.on]?.includes(fault.kind) ?? true, { path: ['kind'] })
  .refine((fault) => !AMOUNT_KINDS.includes(fault.kind) || AMOUNT_PATHS.includes(fault.on), { path: ['on'] })

export type Fault = z.infer<typeof faultRequest>

const CAPTURE_PATHS = ['/payment/auth', '/payment/3dsecure/auth', '/payment/v2/3dsecure/auth']

/** Queue of faults. Not persisted: a restart clears it. */
export class Faults {
  #waiting: Fault[] = []

  add(fault: Fault): void {
    this.#waiting.push({ ...fault })
  }

  clear(): void {
    this.#waiting = []
  }

  list(): Fault[] {
    return this.#waiting.map((fault) => ({ ...fault }))
  }

  /** Returns the next fault for a path, 'callback' or 'webhook' whose `about` occurs in `said`, and uses it up once. */
  take(on: string, said: string): Fault | null {
    const fault = this.#waiting.find((candidate) => candidate.on === on && said.includes(candidate.about ?? ''))
    if (!fault) return null
    fault.times -= 1
    this.#waiting = this.#waiting.filter((candidate) => candidate.times > 0)
    return { ...fault }
  }
}

/**
 * Returns the fault that a request asks for itself: `x-sandbox-fault: slow` on any call, or a basket id such as
 * `FAULT-html502-1` on a capture.
 */
export function getRequestedFault(on: string, header: string | undefined, basketId: string | undefined): Fault | null {
  const prefixed = CAPTURE_PATHS.includes(on) ? /^FAULT-([A-Za-z0-9]+)-/.exec(basketId ?? '')?.[1] : undefined
  const kind = header ?? prefixed
  if (!kind) return null
  const parsed = faultRequest.safeParse({ on, kind })
  return parsed.success ? parsed.data : null
}
