import { checkJsonLd } from '@/lib/seo/test-support/check-node'
import { decode } from './read-sitemap'

export interface CrawledPage {
  title: string
  language: string
  headings: number
  description: string
  canonical: string
  /** Search engines are asked to leave it out. */
  isHidden: boolean
  languages: Readonly<Record<string, string>>
  /** Whether it shows the way from home to itself. */
  hasTrail: boolean
  /** Texts of the JSON-LD scripts. */
  data: string[]
  /** Absolute, without what follows '#', of this host. */
  links: string[]
  /** Figures of all amounts on the page, without anything but digits. */
  amounts: ReadonlySet<string>
}

const attribute = (tag: string, name: string): string => decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

const digits = (text: string): string => text.replace(/\D/g, '')

function readLinks(html: string, address: string): string[] {
  const { origin } = new URL(address)
  const found = [...html.matchAll(/<a\s[^>]*>/g)].flatMap(([tag]) => {
    const href = attribute(tag, 'href')
    if (href === '' || href.startsWith('#') || !URL.canParse(href, address)) return []
    const link = new URL(href, address)
    link.hash = ''
    // Pictures are drawn when they are first asked for, and tested with the uploads host.
    return link.origin === origin && !link.pathname.startsWith('/uploads/') ? [link.href] : []
  })
  return [...new Set(found)]
}

/** What a search engine reads in a page, and where its links lead. */
export function readPage(html: string, address: string): CrawledPage {
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  )
  const visible = html.replace(/<script\b.*?<\/script>/gs, '')
  const links = [...visible.matchAll(/<link\s[^>]*>/g)].map(([tag]) => tag)
  const metas = [...visible.matchAll(/<meta\s[^>]*>/g)].map(([tag]) => tag)
  const languages = links
    .filter((tag) => /\shreflang=/i.test(tag))
    .map((tag) => [
      attribute(tag.toLowerCase().replace(/href="[^"]*"/g, ''), 'hreflang') || attribute(tag, 'hrefLang'),
      attribute(tag, 'href'),
    ])
  return {
    title: decode(/<title>([^<]*)<\/title>/.exec(visible)?.[1] ?? ''),
    language: /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? '',
    headings: [...visible.matchAll(/<h1[\s>]/g)].length,
    description: attribute(metas.find((tag) => attribute(tag, 'name') === 'description') ?? '', 'content'),
    canonical: attribute(links.find((tag) => attribute(tag, 'rel') === 'canonical') ?? '', 'href'),
    isHidden: metas.some((tag) => attribute(tag, 'name') === 'robots' && attribute(tag, 'content').includes('noindex')),
    languages: Object.fromEntries(languages),
    hasTrail: /<nav\s[^>]*><ol[\s>]/.test(visible),
    data,
    links: readLinks(visible, address),
    amounts: new Set([...visible.matchAll(/<data\s[^>]*>([^<]*)<\/data>/g)].map(([, text = '']) => digits(text))),
  }
}

/** Prices of all offers that a page tells search engines about. */
function readOffers(data: readonly string[]): string[] {
  return data.flatMap((text) =>
    [...text.matchAll(/"@type":"Offer","price":"([\d.]+)"/g)].map(([, price = '']) => price),
  )
}

/** A host alone is written with and without its slash. */
export const normalise = (address: string): string => (URL.canParse(address) ? new URL(address).href : address)

const sameLanguages = (left: Readonly<Record<string, string>>, right: Readonly<Record<string, string>>): boolean => {
  const write = (languages: Readonly<Record<string, string>>) =>
    JSON.stringify(
      Object.entries(languages)
        .map(([code, address]) => [code, normalise(address)])
        .sort(),
    )
  return write(left) === write(right)
}

/** What is wrong with a page that the sitemap names. */
export function checkPage(
  page: CrawledPage,
  expected: { address: string; locale: string; languages: Readonly<Record<string, string>> },
): string[] {
  const told = page.data.flatMap((text) => checkJsonLd(text).map((problem) => `JSON-LD ${problem}`))
  const prices = readOffers(page.data).filter((price) => !page.amounts.has(digits(price)))
  const problems = [
    ...(page.headings === 1 ? [] : [`${page.headings} headings of the first level`]),
    ...(page.title.trim() === '' ? ['no title'] : []),
    ...(page.description === '' ? ['no description'] : []),
    ...(page.language.startsWith(expected.locale) ? [] : [`is in ${page.language}`]),
    ...(normalise(page.canonical) === normalise(expected.address)
      ? []
      : [`its canonical address is ${page.canonical}`]),
    ...(sameLanguages(page.languages, expected.languages) ? [] : ['names other languages than the sitemap']),
    ...(page.hasTrail && !page.data.some((text) => text.includes('"BreadcrumbList"'))
      ? ['shows the way to it, and tells search engines none']
      : []),
    ...prices.map((price) => `tells search engines ${price}, and shows no such amount`),
    ...told,
  ]
  return problems.map((problem) => `${expected.address}: ${problem}`)
}
