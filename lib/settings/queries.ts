import 'server-only'
import { cache } from 'react'
import type { OtherSettings, Settings } from '@/domain/settings/schema'
import { requireData } from '@/lib/api/result'
import { callApi } from '@/lib/api/server'
import { CACHE_MANIFEST, tags } from '@/lib/cache/tags'

const revalidateSeconds = CACHE_MANIFEST.settings.lifetimeSeconds

/** Settings of all sections, in all languages of the tenant. Throws `ApiFailure`. */
export const getSettings = cache(async (company: string): Promise<Settings> => {
  const options = { company, tags: [tags.settings(company)], revalidateSeconds }
  return requireData(await callApi('getSettings', {}, options))
})

/** The switches that change rules. Throws `ApiFailure`. */
export const getOtherSettings = cache(async (company: string): Promise<OtherSettings> => {
  const options = { company, tags: [tags.settings(company)], revalidateSeconds }
  return requireData(await callApi('getOtherSettings', {}, options))
})
