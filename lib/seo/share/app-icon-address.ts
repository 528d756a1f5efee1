export interface AppIcon {
  /** In px. */
  edge: number
  /** As a web app's manifest says it; null for what only one system asks for, by its own link. */
  purpose: 'any' | 'maskable' | null
}

/** The icons of the shop on a phone, by file name. */
export const APP_ICONS: Readonly<Record<string, AppIcon>> = {
  'any-192.png': { edge: 192, purpose: 'any' },
  'any-512.png': { edge: 512, purpose: 'any' },
  'maskable-512.png': { edge: 512, purpose: 'maskable' },
  'touch-180.png': { edge: 180, purpose: null },
}

/** For whoever asks at the address that all sites have, before a page has named the shop's own. */
export const SMALL_ICON: AppIcon = { edge: 48, purpose: null }

export const TOUCH_ICON = 'touch-180.png'

export const appIconUrl = (name: string): string => `/images/app-icon/${name}`
