import type { ComponentProps } from 'react'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** With the language already in it: `localePath(locale, paths.product(slug))`. */
  href: string
  /** False for links that few follow (footer, large menus): fetched ahead only when a person points at them. */
  prefetch?: boolean | undefined
}

/**
 * A link of this shop. It is a plain one, complete without scripts and light in the page; `NavigationGuide` fetches its page ahead
 * and follows it without a reload.
 */
export function Link({ prefetch = true, ...rest }: LinkProps) {
  return <a {...rest} data-prefetch={prefetch ? undefined : 'intent'} />
}
