import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { LOCALES, type Locale, type Localized } from '@/domain/shared/locales'
import { parseMarkdownFile } from './markdown'
import { type DemoPage, demoPageFactsSchema, demoPageHeadSchema, pageTypeSchema } from './page-schema'
import { type DemoProduct, demoFactsSchema, demoReviewSchema, demoTextSchema } from './product-schema'
import {
  type DemoTenant,
  demoAgencySchema,
  demoMenuSchema,
  demoPlaceSchema,
  demoSettingsSchema,
  demoTenantSchema,
} from './tenant-schema'

const textFileSchema = demoTextSchema.extend({
  /** One entry per paragraph. */
  description: z.array(z.string()).transform((paragraphs) => paragraphs.join('\n\n')),
})

/** Adds the file's path to the message of any error. */
function parseFile<T>(path: string, parse: (source: string) => T): T {
  try {
    return parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new Error(`${path}: ${reason}`)
  }
}

const readJson = <S extends z.ZodType>(path: string, schema: S): z.infer<S> =>
  parseFile(path, (source) => schema.parse(JSON.parse(source)))

const listFolders = (path: string): string[] => readdirSync(path).sort()

/** Reads one file per language of the tenant, `<locale><extension>`. Throws if a language is missing. */
function readTexts<T>(folder: string, extension: string, locales: readonly Locale[], parse: (source: string) => T) {
  const texts: Localized<T> = {}
  for (const locale of LOCALES)
    if (locales.includes(locale)) texts[locale] = parseFile(join(folder, `${locale}${extension}`), parse)
  return texts
}

function readProduct(folder: string, locales: readonly Locale[]): DemoProduct {
  const facts = readJson(join(folder, 'product.json'), demoFactsSchema)
  return {
    ...facts,
    kind: facts.details.kind,
    text: readTexts(folder, '.json', locales, (source) => textFileSchema.parse(JSON.parse(source))),
    reviews: readJson(join(folder, 'reviews.json'), z.array(demoReviewSchema)),
  }
}

function readPage(folder: string, pageType: DemoPage['pageType'], key: string, locales: readonly Locale[]) {
  const { position, ...facts } = readJson(join(folder, 'page.json'), demoPageFactsSchema)
  const text = readTexts(folder, '.md', locales, (source) => {
    const { head, body } = parseMarkdownFile(source)
    return { ...demoPageHeadSchema.parse(head), body }
  })
  return { position, page: { ...facts, key, pageType, text } }
}

const listPages = (folder: string) =>
  listFolders(folder).flatMap((type) => listFolders(join(folder, type)).map((key) => ({ type, key })))

const listProducts = (folder: string) =>
  listFolders(folder).flatMap((kind) => listFolders(join(folder, kind)).map((code) => join(folder, kind, code)))

/**
 * Reads a demo operator from its folder and validates every file with the domain's schemas. Sorts products by rank and
 * pages by position. Throws with the path of an invalid file.
 */
export function readDemoTenant(folder: string): DemoTenant {
  const settings = readJson(join(folder, 'settings.json'), demoSettingsSchema)
  const locales = settings.language.enabled
  const pages = listPages(join(folder, 'pages')).map(({ type, key }) =>
    readPage(join(folder, 'pages', type, key), pageTypeSchema.parse(type), key, locales),
  )
  const products = listProducts(join(folder, 'products')).map((path) => readProduct(path, locales))
  return {
    ...readJson(join(folder, 'tenant.json'), demoTenantSchema),
    settings,
    pages: pages.sort((left, right) => left.position - right.position).map(({ page }) => page),
    products: products.sort((left, right) => left.rank - right.rank),
    menus: readJson(join(folder, 'menus.json'), z.array(demoMenuSchema)),
    places: readJson(join(folder, 'places.json'), z.array(demoPlaceSchema)),
    agencies: readJson(join(folder, 'agencies.json'), z.array(demoAgencySchema)),
  }
}

/** Folders of the operators, in load order. */
export const DEMO_COMPANIES = ['lykia', 'orion'] as const

/** Reads a demo operator by name, from `demo/tenants` below the working directory. */
export const requireDemoTenant = (company: (typeof DEMO_COMPANIES)[number]): DemoTenant =>
  readDemoTenant(join('demo/tenants', company))
