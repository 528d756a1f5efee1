import type { ComponentProps, ComponentType } from 'react'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string }

/** What draws a link: `a` by default, or the application's own, which prefetches and changes pages without a reload. */
export type LinkComponent = 'a' | ComponentType<LinkProps>
