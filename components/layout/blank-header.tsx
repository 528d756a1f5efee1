import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { getSettings } from '@/lib/settings/queries'
import { BrandMark } from './brand-mark'
import { HeaderChoices } from './header-choices'

interface BlankHeaderProps {
  locale: Locale
  company: string
}

/** Header of the blank layout (spec 2): logo and language only. */
export async function BlankHeader({ locale, company }: BlankHeaderProps) {
  const settings = await getSettings(company)
  const t = await getTranslations({ locale, namespace: 'layout.header' })
  const label = t('home', { company: settings.company.companyName })
  return (
    <header className="site-head head-slim">
      <div className="wrap head-row">
        <BrandMark settings={settings} href={localePath(locale, paths.home)} label={label} />
        <div className="head-choices">
          <HeaderChoices settings={settings} locale={locale} languageOnly />
        </div>
      </div>
    </header>
  )
}
