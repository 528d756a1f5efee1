/** Colours of one tenant, as custom properties without their dashes. `app/styles/tokens.css` says what each is for. */
export const COLOR_TOKENS = [
  'brand',
  'brand-strong',
  'brand-soft',
  'brand-line',
  'brand-text',
  'brand-text-strong',
  'on-brand',
  'on-brand-muted',
  'accent',
  'accent-strong',
  'accent-soft',
  'accent-line',
  'accent-text',
  'on-accent',
  'ink',
  'muted',
  'faint',
  'line',
  'line-strong',
  'control-line',
  'surface',
  'sand',
  'sand-strong',
] as const

export type ColorToken = (typeof COLOR_TOKENS)[number]

/**
 * What a tenant's settings say about its looks: two colours and three radii (px). Any derived colour may be given too; one that
 * would break WCAG AA is moved until it holds.
 */
export type ThemeTokens = {
  brand: string
  accent: string
  radiusCard?: number | undefined
  radiusInput?: number | undefined
  radiusFloat?: number | undefined
  /** Token name (`brand-soft` or `brandSoft`) to `#RRGGBB`; unknown names and unreadable colours are left out. */
  overrides?: Record<string, string> | undefined
}

export const DEFAULT_THEME = {
  brand: '#0B5A63',
  accent: '#FF9466',
  radiusCard: 12,
  radiusInput: 10,
  radiusFloat: 16,
} as const
