import type { Locale } from '@/domain/shared/locales'
import type { DemoPage } from '../load/page-schema'
import type { DemoProduct, DemoText } from '../load/product-schema'
import { requireDemoTenant } from '../load/read-tenant'
import type { DemoTenant } from '../load/tenant-schema'

/** The reader throws if a language is missing, so every text has all languages of the tenant. */
type InAll<L extends Locale, T extends { text: object }, Text> = Omit<T, 'text'> & { text: Record<L, Text> }

export type SpokenProduct<L extends Locale> = InAll<L, DemoProduct, DemoText>
type SpokenPage<L extends Locale> = InAll<L, DemoPage, NonNullable<DemoPage['text']['en']>>
export type Spoken<L extends Locale> = Omit<DemoTenant, 'products' | 'pages'> & {
  products: SpokenProduct<L>[]
  pages: SpokenPage<L>[]
}

export const LYKIA_LOCALES = ['en', 'tr', 'de', 'ru'] as const

export const lykia = requireDemoTenant('lykia') as Spoken<(typeof LYKIA_LOCALES)[number]>
export const orion = requireDemoTenant('orion') as Spoken<Locale>

/** Both tenants, with the languages that they share. */
export const TENANTS = [lykia, orion] as unknown as [Spoken<Locale>, Spoken<Locale>]

export const pagesOf = <L extends Locale>({ pages }: Spoken<L>, type: DemoPage['pageType']) =>
  pages.filter(({ pageType }) => pageType === type)

export const productsOf = <L extends Locale>({ products }: Spoken<L>, ...kinds: DemoProduct['kind'][]) =>
  products.filter(({ kind }) => kinds.includes(kind))
