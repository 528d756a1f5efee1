import type { IconName } from '@/components/ui/icon-names'
import type { Locale } from '@/domain/shared/locales'
import type { CroppedFile } from '@/lib/uploads/pictures'

/** A category of the menu with its subcategories. */
export interface MenuBranch {
  title: string
  href: string | null
  icon: IconName | null
  picture: CroppedFile | null
  /** Number of products, or null if unknown. */
  count: number | null
  children: MenuBranch[]
}

/**
 * Contents of the menus. Too large to include in every page; the browser requests them (`/menu`) when a menu is opened.
 */
export interface MenuData {
  categories: MenuBranch[]
  promotion: { href: string; title: string; badge: string; picture: CroppedFile } | null
  languages: Locale[]
  /** True if there is more than one currency to choose from. */
  hasCurrencies: boolean
  links: { everything: string; account: string; agency: string }
  texts: {
    everything: string
    login: string
    register: string
    account: string
    agency: string
    language: string
    currency: string
  }
}
