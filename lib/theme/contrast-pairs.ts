import type { ColorToken } from './theme-tokens'

/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for parts of controls. */
export const TEXT_CONTRAST = 4.5
export const CONTROL_CONTRAST = 3
/**
 * A button's text identifies it, so 1.4.11 requires no more; this contrast makes the edges of buttons, bars and brand
 * drawings visible.
 */
export const FILL_CONTRAST = 1.25

interface Contrast<Name> {
  text: Name
  /** All backgrounds on which it may appear. */
  grounds: readonly Name[]
  least: number
}

/** Colour pairs of a tenant's palette; `buildPalette` ensures these contrasts. */
export const PALETTE_CONTRASTS: readonly Contrast<ColorToken>[] = [
  { text: 'on-brand', grounds: ['brand', 'brand-strong'], least: TEXT_CONTRAST },
  { text: 'on-brand-muted', grounds: ['brand', 'brand-strong'], least: TEXT_CONTRAST },
  { text: 'brand-text', grounds: ['surface', 'sand', 'sand-strong', 'brand-soft'], least: TEXT_CONTRAST },
  { text: 'brand-text-strong', grounds: ['surface', 'brand-soft'], least: TEXT_CONTRAST },
  { text: 'on-accent', grounds: ['accent', 'accent-strong'], least: TEXT_CONTRAST },
  { text: 'accent-text', grounds: ['surface', 'sand', 'accent-soft'], least: TEXT_CONTRAST },
  { text: 'ink', grounds: ['surface', 'sand', 'sand-strong', 'brand-soft', 'accent-soft'], least: TEXT_CONTRAST },
  { text: 'muted', grounds: ['surface', 'sand', 'sand-strong', 'brand-soft', 'accent-soft'], least: TEXT_CONTRAST },
  { text: 'control-line', grounds: ['surface', 'sand'], least: CONTROL_CONTRAST },
]

/** Status colours are the same for all tenants; their backgrounds may be a tenant's. */
export const SIGN_CONTRASTS: readonly Contrast<string>[] = [
  { text: 'success', grounds: ['surface', 'success-soft'], least: TEXT_CONTRAST },
  { text: 'warning', grounds: ['surface', 'warning-soft'], least: TEXT_CONTRAST },
  { text: 'danger', grounds: ['surface', 'danger-soft'], least: TEXT_CONTRAST },
  { text: 'surface', grounds: ['success', 'danger'], least: TEXT_CONTRAST },
  { text: 'star', grounds: ['surface'], least: CONTROL_CONTRAST },
]
