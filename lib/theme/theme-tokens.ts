/** Colours of one tenant, as names of custom properties without `--`. `app/styles/tokens.css` documents their use. */
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
 * The appearance settings of a tenant: two colours and three radii (px). Derived colours may be overridden; one that
 * would violate WCAG AA is adjusted.
 */
export type ThemeTokens = {
  brand: string
  accent: string
  radiusCard?: number | undefined
  radiusInput?: number | undefined
  radiusFloat?: number | undefined
  /** Token name (`brand-soft` or `brandSoft`) to `#RRGGBB`; unknown names and invalid colours are ignored. */
  overrides?: Record<string, string> | undefined
}

export const DEFAULT_THEME = {
  brand: '#0B5A63',
  accent: '#FF9466',
  radiusCard: 12,
  radiusInput: 10,
  radiusFloat: 16,
} as const
