import 'server-only'
import { cache } from 'react'
import type { Page, PageCard, PageType } from '@/domain/content/schema'
import type { Locale } from '@/domain/shared/locales'
import type { ResponseOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import { getDataOrNull, requireData } from '@/lib/api/result'
import { type CallOptions, callApi } from '@/lib/api/server'
import { CACHE_MANIFEST, tags } from '@/lib/cache/tags'
import { isSlug } from '@/lib/i18n/is-slug'

const cachedByPages = (company: string): CallOptions => ({
  company,
  tags: [tags.pages(company)],
  revalidateSeconds: CACHE_MANIFEST.pages.lifetimeSeconds,
})

/** One page by type and a slug of any language (`slugs` has the canonical one), or null. Throws `ApiFailure`. */
export const getPage = cache(
  async (company: string, locale: Locale, pageType: PageType, slug: string): Promise<Page | null> =>
    isSlug(slug) ? getDataOrNull(await callApi('getPage', { locale, pageType, slug }, cachedByPages(company))) : null,
)

/** One part (`page`) of the list of all pages with a path. Throws `ApiFailure`. */
export const getSiteEntries = cache(
  async (company: string, page: number): Promise<ResponseOf<typeof CALLS.listSite>> =>
    requireData(
      await callApi(
        'listSite',
        { page },
        {
          company,
          tags: [tags.pages(company), tags.catalogue(company)],
          revalidateSeconds: CACHE_MANIFEST.pages.lifetimeSeconds,
        },
      ),
    ),
)

/** Pages of one type, newest first, at most `limit` (100); of one parent if given. Throws `ApiFailure`. */
export const listPages = cache(
  async (company: string, locale: Locale, pageType: PageType, limit = 50, parentId?: number): Promise<PageCard[]> => {
    const request = { locale, pageType, limit, ...(parentId === undefined ? {} : { parentId }) }
    return requireData(await callApi('listPages', request, cachedByPages(company))).pages
  },
)
