export interface AppIcon {
  /** In px. */
  edge: number
  /** `purpose` in the web app manifest; null for an icon that is not in the manifest but has a link of its own. */
  purpose: 'any' | 'maskable' | null
}

/** The shop's icons for home screens, by file name. */
export const APP_ICONS: Readonly<Record<string, AppIcon>> = {
  'any-192.png': { edge: 192, purpose: 'any' },
  'any-512.png': { edge: 512, purpose: 'any' },
  'maskable-512.png': { edge: 512, purpose: 'maskable' },
  'touch-180.png': { edge: 180, purpose: null },
}

/** For clients that request `/favicon.ico` before a page has named the shop's own icon. */
export const SMALL_ICON: AppIcon = { edge: 48, purpose: null }

export const TOUCH_ICON = 'touch-180.png'

export const appIconUrl = (name: string): string => `/images/app-icon/${name}`
