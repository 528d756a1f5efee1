const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#x27': "'",
  '#39': "'",
}

/** Text of XML or of an attribute of HTML, as it was meant. */
export const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos|#x27|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)

export interface SitemapUrl {
  address: string
  /** Language code or `x-default` to address. */
  languages: Readonly<Record<string, string>>
}

export function readIndex(xml: string): string[] {
  return [...xml.matchAll(/<sitemap><loc>([^<]+)<\/loc>/g)].map(([, address = '']) => decode(address))
}

export function readUrls(xml: string): SitemapUrl[] {
  return [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs)].map(([, address = '', rest = '']) => ({
    address: decode(address),
    languages: Object.fromEntries(
      [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code = '', href = '']) => [code, decode(href)]),
    ),
  }))
}

/** What is wrong with the languages of a whole sitemap: each address has to name itself, and be named back by all that it names. */
export function checkReciprocity(urls: readonly SitemapUrl[]): string[] {
  const known = new Map(urls.map((url) => [url.address, url]))
  const twice = urls.length - known.size
  const problems = urls.flatMap(({ address, languages }) => {
    const { 'x-default': standard, ...own } = languages
    const named = Object.entries(own)
    const lacks = named.some(([, href]) => href === address) ? [] : [`${address} does not name itself`]
    const lost = named.flatMap(([code, href]) => {
      const other = known.get(href)
      if (!other) return [`${address} names ${href} (${code}), which is not in the sitemap`]
      return JSON.stringify(other.languages) === JSON.stringify(languages) ? [] : [`${address} and ${href} disagree`]
    })
    const noStandard = standard !== undefined && Object.values(own).includes(standard) ? [] : [`${address}: x-default`]
    return [...lacks, ...lost, ...noStandard]
  })
  return [...(twice > 0 ? [`${twice} addresses stand twice in the sitemap`] : []), ...problems]
}
