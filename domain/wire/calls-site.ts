import * as z from 'zod'
import { PAGE_TYPES, slugsSchema } from '@/domain/content/schema'
import { instantSchema } from '@/domain/shared/schema'
import { call } from './call'

/** Maximum number of entries of one response. A sitemap may contain ten times as many URLs. */
export const SITE_ENTRIES = 5_000

/** One indexable page: a product or a page of the operator, with its images, the cover first. */
export const siteEntrySchema = z.object({
  entryType: z.enum(['product', ...PAGE_TYPES]),
  slugs: slugsSchema,
  files: z.array(z.string()).max(5),
  updatedAt: instantSchema,
})

export const siteCalls = {
  listSite: call({
    method: 'GET',
    path: '/site-haritasi-get',
    summary: `Every page that has an address, ${SITE_ENTRIES} at a time, for site maps`,
    access: 'public',
    request: z.object({ page: z.coerce.number().int().min(1).max(1_000).default(1) }),
    response: z.object({ entries: z.array(siteEntrySchema).max(SITE_ENTRIES), total: z.int().nonnegative() }),
  }),
}

export type SiteEntry = z.infer<typeof siteEntrySchema>
