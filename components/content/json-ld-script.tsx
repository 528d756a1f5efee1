import { type JsonLd, serialiseJsonLd } from '@/lib/seo/json-ld'

/** Data for search engines; escaped, so that no text can leave its element. */
export function JsonLdScript({ nodes }: { nodes: readonly (JsonLd | null)[] }) {
  const given = nodes.filter((node) => node !== null)
  if (given.length === 0) return null
  return <script type="application/ld+json">{serialiseJsonLd(given)}</script>
}
