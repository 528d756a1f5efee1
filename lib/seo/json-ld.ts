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

/** The way from home to this page; addresses are absolute. */
export function buildBreadcrumbList(items: readonly { label: string; address: string }[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address,
    })),
  }
}

/** Null without questions: an empty list is an error to search engines. */
export function buildFaqPage(questions: readonly { question: string; answer: string }[]): JsonLd | null {
  if (questions.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** A list of pages in their order. */
export function buildItemList(items: readonly { label: string; address: string }[]): JsonLd | null {
  if (items.length === 0) return null
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ label, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      url: address,
    })),
  }
}
