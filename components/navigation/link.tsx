import type { ComponentProps } from 'react'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** Includes the language: `localePath(locale, paths.product(slug))`. */
  href: string
  /** False for links that are seldom followed (footer, large menus): prefetched only on hover or focus. */
  prefetch?: boolean | undefined
}

/**
 * A link of this shop: a plain `<a>`, complete without scripts and without code in the page. `NavigationGuide`
 * prefetches its page and follows it without a reload.
 */
export function Link({ prefetch = true, ...rest }: LinkProps) {
  return <a {...rest} data-prefetch={prefetch ? undefined : 'intent'} />
}
