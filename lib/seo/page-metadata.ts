import type { Metadata } from 'next'
import { ISO_CODES, type Localized } from '@/domain/shared/locales'
import type { PageContext } from '@/lib/catalogue/page-context'
import { shorten, toPlainText } from '@/lib/catalogue/plain-text'
import { buildAlternates } from './alternates'
import { buildShareAddress, SHARE_SIZE, type ShareSubject } from './share/share-address'

const DESCRIPTION_LENGTH = 160

interface PageMetadataInput {
  context: PageContext
  title: string
  /** The title is complete: the shop's name is not appended. */
  isWholeTitle?: boolean
  description: string
  /** Internal path in each language that has the page. */
  paths: Localized<string>
  /** Subject of the share image; if omitted, the image shows the shop. */
  share?: ShareSubject | undefined
  type?: 'website' | 'article'
  publishedOn?: string | null
  /** Excludes the page from search engines, because they find its content elsewhere. */
  isHidden?: boolean
}

/** Metadata of a page: title, description, canonical URL in each language, and share image. */
export function buildPageMetadata(input: PageMetadataInput): Metadata {
  const { context, title, isWholeTitle, description, paths, share, type = 'website', publishedOn, isHidden } = input
  const { locale, settings, origin } = context
  const plain = toPlainText(title)
  const short = shorten(description, DESCRIPTION_LENGTH)
  const picture = buildShareAddress(locale, share ?? null, settings.company.companyName)
  const alternates = buildAlternates({ paths, locale, language: settings.language, origin })
  return {
    title: isWholeTitle ? { absolute: plain } : plain,
    ...(short ? { description: short } : {}),
    alternates: isHidden ? { canonical: alternates.canonical } : alternates,
    ...(isHidden ? { robots: { index: false, follow: true } } : {}),
    openGraph: {
      type,
      title: plain,
      ...(short ? { description: short } : {}),
      url: alternates.canonical,
      siteName: settings.company.companyName,
      locale: ISO_CODES[locale].replace('-', '_'),
      images: [
        { url: new URL(picture, origin).href, ...SHARE_SIZE, alt: share?.alt ? `${plain} – ${share.alt}` : plain },
      ],
      ...(type === 'article' && publishedOn ? { publishedTime: publishedOn } : {}),
    },
    twitter: { card: 'summary_large_image' },
  }
}
