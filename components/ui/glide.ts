/** Scroll behaviour for scripts: instant with `prefers-reduced-motion`, which scripts must check themselves. */
export const glide = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth')
