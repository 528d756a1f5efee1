/** How a script moves what scrolls: at once for those who want no motion, whose wish stylesheets heed and scripts have to ask for. */
export const glide = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth')
