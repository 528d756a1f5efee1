import type { BlogPosting, BreadcrumbList, FAQPage, ItemList } from 'schema-dts'

/** A node of schema.org data; `undefined` parts are left out when it is written. */
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

/** JSON for a `<script>`: no text of an operator or a guest can end the element or begin another. */
export function serialiseJsonLd(nodes: readonly JsonLd[]): string {
  const [only] = nodes
  const data =
    nodes.length === 1 && only
      ? { '@context': 'https://schema.org', ...only }
      : { '@context': 'https://schema.org', '@graph': nodes }
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign)
}

/** Properties that schema.org knows of a type; what is written is checked against them by the compiler. */
export type PropertiesOf<T> = {
  [Property in keyof Omit<Exclude<T, string>, '@type'>]?: Exclude<T, string>[Property] | undefined
}

/** Entries of a list, counted from one. */
export function buildSteps(items: readonly { name: string; item?: string; url?: string }[]) {
  return {
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...item })),
  }
}

/** The way from home to this page, as the page shows it; the last is the page itself, whose address search engines know. */
export function buildBreadcrumbList(
  crumbs: readonly { label: string; href?: string | undefined }[],
  origin: string,
): JsonLd {
  const steps = crumbs.map(({ label, href }) => ({ name: label, ...(href ? { item: `${origin}${href}` } : {}) }))
  return { '@type': 'BreadcrumbList', ...(buildSteps(steps) satisfies PropertiesOf<BreadcrumbList>) }
}

/** Null without questions: an empty list is an error to search engines. */
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

/** A list of pages in their order. */
export function buildItemList(items: readonly { label: string; address: string }[]): JsonLd | null {
  if (items.length === 0) return null
  const list = {
    numberOfItems: items.length,
    ...buildSteps(items.map(({ label, address }) => ({ name: label, url: address }))),
  } satisfies PropertiesOf<ItemList>
  return { '@type': 'ItemList', ...list }
}

/** An article of the operator's blog; `picture` is an absolute address. */
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
