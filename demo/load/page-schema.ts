import * as z from 'zod'
import { kindSchema } from '@/domain/catalogue/shared/schema'
import { PAGE_TYPES, questionSchema } from '@/domain/content/schema'
import { localized, plainDateSchema } from '@/domain/shared/schema'

export const pageTypeSchema = z.enum(PAGE_TYPES)

/** Head data of a page's text, per language. */
export const demoPageHeadSchema = z.strictObject({
  title: z.string().min(1).max(200),
  slug: z.string().min(1).max(160).optional(),
  summary: z.string().max(600),
  label: z.string().max(60).optional(),
  questions: z.array(questionSchema).optional(),
})

/** A page without its texts: a destination, category, content page, article or article category. */
export const demoPageFactsSchema = z.strictObject({
  /** Position among all pages of the tenant. A parent must precede its children. */
  position: z.int().positive(),
  /** Key of another page. */
  parent: z.string().optional(),
  /** Id of demo/images. */
  image: z.string().optional(),
  publishedOn: plainDateSchema.optional(),
  readingMinutes: z.int().nonnegative().optional(),
  /** Set for a category that contains only one kind. */
  kind: kindSchema.optional(),
})

const demoPageSchema = demoPageFactsSchema.omit({ position: true }).extend({
  key: z.string(),
  pageType: pageTypeSchema,
  /** `body` is HTML. */
  text: localized(demoPageHeadSchema.extend({ body: z.string() })),
})

export type DemoPage = z.input<typeof demoPageSchema>
