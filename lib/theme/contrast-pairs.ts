import type { ColorToken } from './theme-tokens'

/** WCAG 2.2 AA: text 1.4.3, parts of controls 1.4.11. */
export const TEXT_CONTRAST = 4.5
export const CONTROL_CONTRAST = 3
/** Text says what a button is (1.4.11 asks no more), yet one sees where it ends, and bars and drawings of the brand at all. */
export const FILL_CONTRAST = 1.25

interface Contrast<Name> {
  text: Name
  /** Everything that it may stand on. */
  grounds: readonly Name[]
  least: number
}

/** What stands on what in a tenant's own colours: `buildPalette` sees to it that they hold. */
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

/** Signs are the same for all tenants; their grounds may be a tenant's paper. */
export const SIGN_CONTRASTS: readonly Contrast<string>[] = [
  { text: 'success', grounds: ['surface', 'success-soft'], least: TEXT_CONTRAST },
  { text: 'warning', grounds: ['surface', 'warning-soft'], least: TEXT_CONTRAST },
  { text: 'danger', grounds: ['surface', 'danger-soft'], least: TEXT_CONTRAST },
  { text: 'surface', grounds: ['success', 'danger'], least: TEXT_CONTRAST },
  { text: 'star', grounds: ['surface'], least: CONTROL_CONTRAST },
]
