import * as z from 'zod'
import { instantSchema, localeSchema, localized, plainDateSchema, slugSchema } from '@/domain/shared/schema'

/**
 * An image of the uploads host (spec 3, image entry). `file` is the path below the host without width and extension;
 * domain/media/variants lists the widths and formats. `focalPoint` stays visible when the image is cropped: fractions
 * of the width from the left and of the height from the top. `placeholder` is shown until the image has loaded: a
 * colour ('#7ac'), several colours from top to bottom ('#7ac,#fda,#387'), or a tiny image as a data URL.
 */
export const imageSchema = z.object({
  file: z.string().min(1).max(300),
  cover: z.union([z.literal(0), z.literal(1)]).default(0),
  locales: z.array(localeSchema).optional(),
  alt: localized(z.string().max(300)).optional(),
  caption: localized(z.string().max(300)).optional(),
  focalPoint: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional(),
  placeholder: z.string().max(4000).optional(),
})

export const slugsSchema = localized(slugSchema)

/** Title and slug per language, as a link needs them. */
export const titledSchema = localized(z.object({ title: z.string().min(1).max(200), slug: slugSchema }))

/** A reference to a category or destination. */
export const categoryOrDestinationRefSchema = z.object({ id: z.int().positive(), content: titledSchema })

export const seoSchema = z.object({ title: z.string().max(200), description: z.string().max(400) })

export const questionSchema = z.object({ question: z.string().max(300), answer: z.string().max(4000) })

export const PAGE_TYPES = ['content', 'blog', 'blogCategory', 'destination', 'category', 'transferRoute'] as const

/** A content page, article, destination or category text of the operator. `body` is sanitised HTML. */
export const pageSchema = z.object({
  id: z.int().positive(),
  pageType: z.enum(PAGE_TYPES),
  parentId: z.int().positive().nullable(),
  slugs: slugsSchema,
  title: z.string().max(200),
  summary: z.string().max(600),
  body: z.string().max(60_000),
  images: z.array(imageSchema),
  questions: z.array(questionSchema),
  seo: seoSchema.nullable(),
  publishedOn: plainDateSchema.nullable(),
  readingMinutes: z.int().nonnegative().nullable(),
  label: z.string().max(60).nullable(),
  updatedAt: instantSchema,
})

/** The fields of a page that lists show. */
export const pageCardSchema = pageSchema.omit({ body: true, questions: true, seo: true }).extend({
  productCount: z.int().nonnegative().optional(),
})

export type Image = z.infer<typeof imageSchema>
export type Titled = z.infer<typeof titledSchema>
export type CategoryOrDestinationRef = z.infer<typeof categoryOrDestinationRefSchema>
export type PageType = (typeof PAGE_TYPES)[number]
export type Page = z.infer<typeof pageSchema>
export type PageCard = z.infer<typeof pageCardSchema>
