import { buildCookie } from '@/lib/security/set-cookie'

/** Cookies of spec 3's attribution fields: the agency that this browser visited, until the attribution ends. */
export const ATTRIBUTION_COOKIES = { agencyId: 'ac_k_no', subAgencyId: 'alt_ac_k_no' } as const

export interface Attribution {
  agencyId: number | null
  subAgencyId: number | null
}

export interface ActiveAttribution extends Attribution {
  /** ISO instant at which the attribution ends. */
  attributedUntil: string
}

function toNumber(value: string | undefined): number | null {
  return value !== undefined && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
}

/** Reads the attribution cookies. The API decides whether the attribution is still valid. */
export function readAttribution(read: (name: string) => string | undefined): Attribution {
  const agencyId = toNumber(read(ATTRIBUTION_COOKIES.agencyId))
  return { agencyId, subAgencyId: agencyId === null ? null : toNumber(read(ATTRIBUTION_COOKIES.subAgencyId)) }
}

/** Builds `Set-Cookie` headers that store the attribution until it ends and overwrite the previous one. */
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
