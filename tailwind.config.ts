import type { Config } from 'tailwindcss'
import { COLOR_TOKENS } from './lib/theme/theme-tokens'

/** The same for all tenants. */
const SIGN_TOKENS = [
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'warning-line',
  'danger',
  'danger-soft',
  'star',
]

/**
 * Every colour of a page is a token; there is no other palette. Values: `app/styles/tokens.css` and the tenant's theme.
 */
const colors = {
  transparent: 'transparent',
  current: 'currentColor',
  inherit: 'inherit',
  ...Object.fromEntries([...COLOR_TOKENS, ...SIGN_TOKENS].map((name) => [name, `var(--${name})`])),
}

/** A tenant's brand colour may be too light on the page background: text and lines use the readable variant. */
const readable = { ...colors, brand: 'var(--brand-text)', 'brand-strong': 'var(--brand-text-strong)' }

export default {
  theme: {
    colors,
    textColor: readable,
    borderColor: readable,
    outlineColor: readable,
    fontFamily: { sans: 'var(--font-sans)' },
    fontSize: {
      display: [
        'var(--text-display)',
        { lineHeight: 'var(--leading-display)', letterSpacing: '-.035em', fontWeight: '800' },
      ],
      h1: ['var(--text-h1)', { lineHeight: 'var(--leading-heading)', letterSpacing: '-.022em', fontWeight: '750' }],
      h2: ['var(--text-h2)', { lineHeight: 'var(--leading-heading)', letterSpacing: '-.022em', fontWeight: '750' }],
      h3: ['var(--text-h3)', { lineHeight: 'var(--leading-title)', letterSpacing: '-.015em', fontWeight: '750' }],
      lg: 'var(--text-lg)',
      title: ['1.0625rem', { lineHeight: 'var(--leading-title)' }],
      body: 'var(--text-body)',
      sm: 'var(--text-sm)',
      xs: 'var(--text-xs)',
      tiny: '.6875rem',
    },
    fontWeight: { medium: '500', semibold: '600', label: '650', bold: '700', heading: '750', extrabold: '800' },
    borderRadius: {
      none: '0',
      badge: '6px',
      input: 'var(--radius-input)',
      card: 'var(--radius-card)',
      float: 'var(--radius-float)',
      frame: '20px',
      full: '9999px',
    },
    boxShadow: {},
    // The breakpoints of the specification (xs 320 to xxl 1536 px). The sticky header and its layout begin at `desktop`
    // (992 px).
    screens: { xs: '20rem', sm: '40rem', md: '48rem', desktop: '62rem', lg: '64rem', xl: '80rem', xxl: '96rem' },
    zIndex: {
      raised: '1',
      sticky: '10',
      header: '20',
      bar: '30',
      menu: '40',
      toast: '50',
      skip: '60',
    },
    transitionDuration: { DEFAULT: '120ms', fast: '120ms', base: '200ms', slow: '300ms' },
    transitionTimingFunction: { DEFAULT: 'var(--ease)', ease: 'var(--ease)' },
  },
} satisfies Config
