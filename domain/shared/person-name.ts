import * as z from 'zod/mini'
import { hasCardNumber } from './card-number'

/** Some Unicode letters, such as the Hangul fillers, are invisible. */
const VISIBLE_LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u

/**
 * Removed before the check, because invisible characters must not hide an address. Browsers treat the full stops of
 * other scripts as full stops.
 */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const FULL_STOPS = /[\u3002\uff0e\uff61\u2024]/g

const SCHEME = /https?|:\/\/|www\./i
const MAILBOX = /\S@\S/

/** Any host with a path, a port or a query ('example.anything/pay'). */
const HOST_AND_PATH = /[\p{L}\p{Nd}]\.[\p{L}\p{Nd}-]{2,}(?::\d+)?[/?#]/u

const JOINED = /[\p{L}\p{M}\p{Nd}]\.[\p{L}\p{M}\p{Nd}]/u
const JOINING_STOP = /([.\u3002\uff0e\uff61\u2024])(?=\p{Default_Ignorable_Code_Point}*[\p{L}\p{M}\p{Nd}])/gu

/**
 * Adds a space after every full stop within a name. 'AYŞE.NUR' cannot be told apart from 'EVIL.ZIP', and mail programs
 * turn both into links, but not 'AYŞE. NUR'.
 */
export const spaceFullStops = (text: string): string => text.replace(JOINING_STOP, '$1 ')

/** Whether a text can be a name: it contains at least one visible letter of any script. The error code is `name`. */
export function hasVisibleLetter(text: string): boolean {
  return VISIBLE_LETTER.test(text)
}

const toSeen = (text: string): string => text.normalize('NFKC').replace(UNSEEN, '').replace(FULL_STOPS, '.')

/**
 * Whether a mail program could turn a name into a link even with spaces after its full stops, or a reader could type it
 * as an address. The error code is `nameLink`.
 */
export function hasLink(text: string): boolean {
  const seen = toSeen(text)
  return (
    [SCHEME, MAILBOX, HOST_AND_PATH].some((pattern) => pattern.test(seen)) || JOINED.test(toSeen(spaceFullStops(text)))
  )
}

export const LONGEST_NAME = 80

export type NameFault = 'name' | 'nameLink' | 'cardNumber'

/** The fault of a name, apart from its length; null without one. */
export function findNameFault(text: string): NameFault | null {
  if (hasCardNumber(text)) return 'cardNumber'
  if (!hasVisibleLetter(text)) return 'name'
  return hasLink(text) ? 'nameLink' : null
}

/**
 * A company name may be a domain ('Tours.com Ltd.'), but not an address with a scheme or a path. The error code is
 * `nameLink`.
 */
export const companyName = z.refine<string>(
  (text) => ![SCHEME, HOST_AND_PATH].some((pattern) => pattern.test(toSeen(text))),
  { error: 'nameLink' },
)

/** Rejects card numbers in texts that are stored and read by people. */
export const noCardNumber = z.refine<string>((text) => !hasCardNumber(text), { error: 'cardNumber' })

/** The rule for all names, on the wire and in forms. An empty name passes; the form reports it. */
export const personName = z.superRefine<string>((text, context) => {
  const fault = text === '' ? null : findNameFault(text)
  if (fault) context.addIssue({ code: 'custom', message: fault, input: text })
})
