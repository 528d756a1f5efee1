import type { ComponentProps, ComponentType } from 'react'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string }

/**
 * The component that renders links: `a` by default, or the application's own, which prefetches and navigates without a
 * reload.
 */
export type LinkComponent = 'a' | ComponentType<LinkProps>
