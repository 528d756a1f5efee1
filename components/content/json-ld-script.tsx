import { HtmlOnly } from '@/components/layout/html-only'
import { noteHtmlOnly } from '@/lib/html-only/note'
import { type JsonLd, serialiseJsonLd } from '@/lib/seo/json-ld'

/** Data for search engines; escaped, so that no text can leave its element. */
export function JsonLdScript({ nodes }: { nodes: readonly (JsonLd | null)[] }) {
  const given = nodes.filter((node) => node !== null)
  if (given.length === 0) return null
  return <HtmlOnly as="script" type="application/ld+json" name={noteHtmlOnly(serialiseJsonLd(given))} />
}
