import * as z from 'zod/mini'
import { hasCardNumber } from './card-number'

/** Some letters of Unicode, such as the Hangul fillers, are blank: nobody sees them. */
const VISIBLE_LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u

/** Signs that nobody sees must not hide an address; the full stops of other scripts are full stops to a browser. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const FULL_STOPS = /[\u3002\uff0e\uff61\u2024]/g

const SCHEME = /https?|:\/\/|www\./i
const MAILBOX = /\S@\S/

/** Any host with a path, a port or a query ('example.anything/pay'). */
const HOST_AND_PATH = /[\p{L}\p{Nd}]\.[\p{L}\p{Nd}-]{2,}(?::\d+)?[/?#]/u

const JOINED = /[\p{L}\p{M}\p{Nd}]\.[\p{L}\p{M}\p{Nd}]/u
const JOINING_STOP = /([.\u3002\uff0e\uff61\u2024])(?=\p{Default_Ignorable_Code_Point}*[\p{L}\p{M}\p{Nd}])/gu

/**
 * A name with a space after every full stop within it. Nothing tells 'AYŞE.NUR' from 'EVIL.ZIP', and mail programs make a link of either:
 * they make none of 'AYŞE. NUR'.
 */
export const spaceFullStops = (text: string): string => text.replace(JOINING_STOP, '$1 ')

/** Whether a text can be somebody's name: at least one letter of any script is to be seen. The fault is called `name`. */
export function hasVisibleLetter(text: string): boolean {
  return VISIBLE_LETTER.test(text)
}

const toSeen = (text: string): string => text.normalize('NFKC').replace(UNSEEN, '').replace(FULL_STOPS, '.')

/**
 * Whether a mail program could make a link of a name even with spaces after its full stops, or a reader would type it in as one. The fault is
 * called `nameLink`.
 */
export function hasLink(text: string): boolean {
  const seen = toSeen(text)
  return (
    [SCHEME, MAILBOX, HOST_AND_PATH].some((pattern) => pattern.test(seen)) || JOINED.test(toSeen(spaceFullStops(text)))
  )
}

export const LONGEST_NAME = 80

export type NameFault = 'name' | 'nameLink' | 'cardNumber'

/** What is wrong with somebody's name, apart from its length. Null for nothing. */
export function findNameFault(text: string): NameFault | null {
  if (hasCardNumber(text)) return 'cardNumber'
  if (!hasVisibleLetter(text)) return 'name'
  return hasLink(text) ? 'nameLink' : null
}

/** The name of a company may be a domain ('Tours.com Ltd.'), but no address with a scheme or a path. The fault is called `nameLink`. */
export const companyName = z.refine<string>(
  (text) => ![SCHEME, HOST_AND_PATH].some((pattern) => pattern.test(toSeen(text))),
  { error: 'nameLink' },
)

/** A text that is kept and read by people: the number of a card is refused in it. */
export const noCardNumber = z.refine<string>((text) => !hasCardNumber(text), { error: 'cardNumber' })

/** The rule of all names, on the wire and in forms; an empty one is the form's to name. */
export const personName = z.superRefine<string>((text, context) => {
  const fault = text === '' ? null : findNameFault(text)
  if (fault) context.addIssue({ code: 'custom', message: fault, input: text })
})
