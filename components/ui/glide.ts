/** How a script moves what scrolls: at once for those who want no motion, whose wish style sheets heed and scripts have to ask for. */
export const glide = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth')
