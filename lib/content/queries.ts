import 'server-only'
import { cache } from 'react'
import type { Page, PageCard, PageType } from '@/domain/content/schema'
import type { Locale } from '@/domain/shared/locales'
import { getDataOrNull, requireData } from '@/lib/api/result'
import { type CallOptions, callApi } from '@/lib/api/server'
import { CACHE_MANIFEST, tags } from '@/lib/cache/tags'

const keptPages = (company: string): CallOptions => ({
  company,
  tags: [tags.pages(company)],
  revalidateSeconds: CACHE_MANIFEST.pages.lifetimeSeconds,
})

/** One page by type and a slug of any language (its `slugs` tell the right one), or null. Throws `ApiFailure`. */
export const getPage = cache(
  async (company: string, locale: Locale, pageType: PageType, slug: string): Promise<Page | null> =>
    getDataOrNull(await callApi('getPage', { locale, pageType, slug }, keptPages(company))),
)

/** Pages of one type, newest first, at most `limit` (100); of one parent if given. Throws `ApiFailure`. */
export const listPages = cache(
  async (company: string, locale: Locale, pageType: PageType, limit = 50, parentId?: number): Promise<PageCard[]> => {
    const request = { locale, pageType, limit, ...(parentId === undefined ? {} : { parentId }) }
    return requireData(await callApi('listPages', request, keptPages(company))).pages
  },
)
