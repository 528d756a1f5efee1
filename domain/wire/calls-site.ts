import * as z from 'zod'
import { PAGE_TYPES, slugsSchema } from '@/domain/content/schema'
import { instantSchema } from '@/domain/shared/schema'
import { call } from './call'

/** Entries of one answer; a map of a site may hold ten times as many addresses. */
export const SITE_ENTRIES = 5_000

/** One page that search engines may know: a product or a page of the operator, with its pictures, the cover first. */
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
