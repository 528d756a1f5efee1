import { StaticText } from '@/components/static-html/static-text'
import { type JsonLd, serialiseJsonLd } from '@/lib/seo/json-ld'
import { storeHtmlText } from '@/lib/static-html/store-html-text'

/** Structured data for search engines. Escaped, so that no text can end the script element. */
export function JsonLdScript({ nodes }: { nodes: readonly (JsonLd | null)[] }) {
  const given = nodes.filter((node) => node !== null)
  if (given.length === 0) return null
  return <StaticText as="script" type="application/ld+json" name={storeHtmlText(serialiseJsonLd(given))} />
}
