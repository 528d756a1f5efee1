import type { IconName } from '@/components/ui/icon-names'
import type { Locale } from '@/domain/shared/locales'
import type { CroppedFile } from '@/lib/uploads/pictures'

/** A category of the menu with what is below it. */
export interface MenuBranch {
  title: string
  href: string | null
  icon: IconName | null
  picture: CroppedFile | null
  /** How many products it has, where that is known. */
  count: number | null
  children: MenuBranch[]
}

/** What the menus show once they are opened: too much to stand in every page, so the browser asks for it (`/menu`). */
export interface MenuData {
  categories: MenuBranch[]
  promotion: { href: string; title: string; badge: string; picture: CroppedFile } | null
  languages: Locale[]
  /** Whether there is more than one currency to choose from. */
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
