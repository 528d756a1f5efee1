import 'server-only'
import { cache } from 'react'
import type { AgencyLanding } from '@/domain/agency/schema'
import type { Locale } from '@/domain/shared/locales'
import { getDataOrNull } from '@/lib/api/result'
import { callApi } from '@/lib/api/server'
import { CACHE_MANIFEST, tags } from '@/lib/cache/tags'

/**
 * Returns the page of an active agency, or null for any other number. Throws `ApiFailure` if the API is unavailable.
 */
export const readAgencyLanding = cache(
  async (company: string, locale: Locale, number: string): Promise<AgencyLanding | null> => {
    if (!/^[1-9]\d{0,8}$/.test(number)) return null
    const options = {
      company,
      tags: [tags.pages(company)],
      revalidateSeconds: CACHE_MANIFEST.pages.lifetimeSeconds,
    }
    return getDataOrNull(await callApi('getAgencyLanding', { agencyId: Number(number), locale }, options))
  },
)
