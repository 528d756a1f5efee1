import 'server-only'
import { getTranslations } from 'next-intl/server'
import { toIconName } from '@/components/ui/to-icon-name'
import { formatDate, isPlainDate } from '@/domain/dates/plain-date'
import { formatPercent } from '@/domain/money/format'
import { mergeRates } from '@/domain/money/rates'
import type { Settings } from '@/domain/settings/schema'
import { type Locale, type Localized, pickLocalized } from '@/domain/shared/locales'
import { toOperatorHref } from '@/lib/catalogue/operator-href'
import type { FilterData } from '@/lib/catalogue/queries'
import { buildMoneyContext, showAmount } from '@/lib/currency/money-context'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { buildMenuTree, type MenuNode } from '@/lib/settings/menu-tree'
import { toCroppedFile } from '@/lib/uploads/pictures'
import type { MenuBranch, MenuData } from './menu-data'

type Counts = ReadonlyMap<number, number>

function toBranch({ title, href, icon, image, categoryId, children }: MenuNode, counts: Counts): MenuBranch {
  return {
    title,
    href,
    icon: toIconName(icon, null),
    picture: image && toCroppedFile(image),
    count: (categoryId !== null && counts.get(categoryId)) || null,
    children: children.map((child) => toBranch(child, counts)),
  }
}

async function buildPromotion(settings: Settings, locale: Locale): Promise<MenuData['promotion']> {
  const { promotion } = settings.home
  if (!promotion || !isPlainDate(promotion.endsOn)) return null
  const t = await getTranslations({ locale, namespace: 'layout.nav' })
  const { discountType, discountValue, endsOn, image } = promotion
  const money = buildMoneyContext(settings, locale)
  const discount =
    discountType === 'percent'
      ? formatPercent(discountValue, locale)
      : showAmount(Number(discountValue).toFixed(2), settings.exchange.default, money)
  const word = (words: Localized<string>) => pickLocalized(words, locale, settings.language.default) ?? ''
  return {
    href: toOperatorHref(word(promotion.url), locale),
    title: word(promotion.title),
    badge: t('until', { discount, date: formatDate(endsOn) }),
    picture: toCroppedFile(image),
  }
}

/** Builds the menus of one tenant in one language, with the number of products in each category. */
export async function buildMenuData(settings: Settings, filters: FilterData, locale: Locale): Promise<MenuData> {
  const [t, agency] = await Promise.all([
    getTranslations({ locale, namespace: 'layout' }),
    getTranslations({ locale, namespace: 'agency.area' }),
  ])
  const { exchange, dailyExchange, language, menu } = settings
  const view = { locale, fallback: language.default, categories: filters.categories }
  const counts = new Map(filters.categories.map(({ id, count }) => [id, count]))
  return {
    categories: buildMenuTree(menu, 'category', view).map((node) => toBranch(node, counts)),
    promotion: await buildPromotion(settings, locale),
    languages: language.enabled,
    hasCurrencies: mergeRates(exchange.currencies, dailyExchange.currencies).length > 1,
    links: {
      everything: localePath(locale, paths.listing()),
      account: localePath(locale, paths.member('profile')),
      agency: localePath(locale, paths.agencyForms),
    },
    texts: {
      everything: t('nav.everything'),
      login: t('topBar.login'),
      register: t('topBar.register'),
      account: t('topBar.account'),
      agency: agency('label'),
      language: t('topBar.language'),
      currency: t('topBar.currency'),
    },
  }
}
