import { buildPalette } from './build-palette'
import { DEFAULT_THEME, type ThemeTokens } from './theme-tokens'

const LARGEST_RADIUS = 40

function toPixels(radius: number | undefined, fallback: number): string {
  return `${Math.min(LARGEST_RADIUS, Math.max(0, Math.round(radius ?? fallback)))}px`
}

/**
 * The tenant's custom properties for one inline `<style>`, at most 1 KiB. All values are parsed; no text of the
 * settings is copied.
 */
export function buildThemeCss(theme: ThemeTokens): string {
  const properties = {
    ...buildPalette(theme),
    'radius-card': toPixels(theme.radiusCard, DEFAULT_THEME.radiusCard),
    'radius-input': toPixels(theme.radiusInput, DEFAULT_THEME.radiusInput),
    'radius-float': toPixels(theme.radiusFloat, DEFAULT_THEME.radiusFloat),
  }
  const lines = Object.entries(properties).map(([name, value]) => `--${name}:${value}`)
  return `:root{${lines.join(';')}}`
}
