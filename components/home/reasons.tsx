import { getTranslations } from 'next-intl/server'
import { StaticHtml } from '@/components/static-html/static-html'
import { Icon } from '@/components/ui/icon'
import { toIconName } from '@/components/ui/to-icon-name'
import { pickLocalized } from '@/domain/shared/locales'
import type { PageContext } from '@/lib/catalogue/page-context'

/** Reasons to book here, in the operator's words. */
export async function Reasons({ context }: { context: PageContext }) {
  const { settings, locale, fallback } = context
  const reasons = settings.home.reasons.flatMap(({ icon, content }) => {
    const words = pickLocalized(content, locale, fallback)
    return words ? [{ icon, ...words }] : []
  })
  if (reasons.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'content.home' })
  return (
    <StaticHtml as="section" className="bg-sand py-12 desktop:py-18">
      <div className="reveal wrap">
        <h2 className="mb-8 max-w-[24ch] desktop:mb-10">{t('reasons')}</h2>
        <ul className="reasons grid gap-7 sm:grid-cols-2 desktop:grid-cols-4 desktop:gap-8">
          {reasons.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={toIconName(icon, 'badge-check')} size={24} />
              <div>
                <h3 className="text-title">{title}</h3>
                <p className="mt-1.5 text-[.9375rem] text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </StaticHtml>
  )
}
