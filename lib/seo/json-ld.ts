import type { BlogPosting, BreadcrumbList, FAQPage, ItemList } from 'schema-dts'

/** A schema.org node; `undefined` properties are omitted from the output. */
export interface JsonLd {
  '@type': string | readonly string[]
  [property: string]: JsonValue | undefined
}

type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined }

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON for a `<script>`: no text of an operator or a guest can close the element or open another. */
export function serialiseJsonLd(nodes: readonly JsonLd[]): string {
  const [only] = nodes
  const data =
    nodes.length === 1 && only
      ? { '@context': 'https://schema.org', ...only }
      : { '@context': 'https://schema.org', '@graph': nodes }
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign)
}

/** The schema.org properties of a type; the compiler checks nodes against them. */
export type PropertiesOf<T> = {
  [Property in keyof Omit<Exclude<T, string>, '@type'>]?: Exclude<T, string>[Property] | undefined
}

/** List entries with positions from 1. */
export function buildSteps(items: readonly { name: string; item?: string; url?: string }[]) {
  return {
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...item })),
  }
}

/**
 * The breadcrumbs as the page shows them, from the home page to this page. The last entry has no URL, since it is the
 * page itself.
 */
export function buildBreadcrumbList(
  crumbs: readonly { label: string; href?: string | undefined }[],
  origin: string,
): JsonLd {
  const steps = crumbs.map(({ label, href }) => ({ name: label, ...(href ? { item: `${origin}${href}` } : {}) }))
  return { '@type': 'BreadcrumbList', ...(buildSteps(steps) satisfies PropertiesOf<BreadcrumbList>) }
}

/** Null if there are no questions: search engines report an empty list as an error. */
export function buildFaqPage(questions: readonly { question: string; answer: string }[]): JsonLd | null {
  if (questions.length === 0) return null
  const page = {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  } satisfies PropertiesOf<FAQPage>
  return { '@type': 'FAQPage', ...page }
}

/** A list of pages, in order; null if it is empty. */
export function buildItemList(items: readonly { label: string; address: string }[]): JsonLd | null {
  if (items.length === 0) return null
  const list = {
    numberOfItems: items.length,
    ...buildSteps(items.map(({ label, address }) => ({ name: label, url: address }))),
  } satisfies PropertiesOf<ItemList>
  return { '@type': 'ItemList', ...list }
}

/** An article of the operator's blog; `picture` is an absolute URL. */
export function buildBlogPosting(article: {
  title: string
  publishedOn: string | null | undefined
  updatedAt: string
  picture: string | null
  author: string
  locale: string
  origin: string
}): JsonLd {
  const { title, publishedOn, updatedAt, picture, author, locale, origin } = article
  const posting = {
    headline: title,
    ...(publishedOn ? { datePublished: publishedOn } : {}),
    dateModified: updatedAt,
    inLanguage: locale,
    ...(picture ? { image: picture } : {}),
    author: { '@type': 'Organization' as const, name: author },
    publisher: { '@id': `${origin}/#agency` },
  } satisfies PropertiesOf<BlogPosting>
  return { '@type': 'BlogPosting', ...posting }
}
