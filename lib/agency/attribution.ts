import { buildCookie } from '@/lib/security/set-cookie'

/** The fields of spec 3 as cookies: whose page this browser visited, until the day on which that ends. */
export const ATTRIBUTION_COOKIES = { agencyId: 'ac_k_no', subAgencyId: 'alt_ac_k_no' } as const

export interface Attribution {
  agencyId: number | null
  subAgencyId: number | null
}

export interface ActiveAttribution extends Attribution {
  /** ISO instant at which it ends. */
  attributedUntil: string
}

function toNumber(value: string | undefined): number | null {
  return value !== undefined && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
}

/** What a browser kept of its last visit to an agency's page; the API decides whether it still counts. */
export function readAttribution(read: (name: string) => string | undefined): Attribution {
  const agencyId = toNumber(read(ATTRIBUTION_COOKIES.agencyId))
  return { agencyId, subAgencyId: agencyId === null ? null : toNumber(read(ATTRIBUTION_COOKIES.subAgencyId)) }
}

/** Keeps a visit till its end, and forgets the one before. */
export function buildAttributionCookies(
  attribution: ActiveAttribution,
  { secure, now }: { secure: boolean; now: number },
): string[] {
  const seconds = Math.max(0, Math.floor((Date.parse(attribution.attributedUntil) - now) / 1000))
  return (['agencyId', 'subAgencyId'] as const).map((field) => {
    const value = attribution[field]
    const options = { secure, httpOnly: true, maxAge: value === null ? 0 : seconds }
    return buildCookie(ATTRIBUTION_COOKIES[field], value === null ? '' : String(value), options)
  })
}
