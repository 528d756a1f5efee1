'use client'

import type { ComponentProps } from 'react'
import { Link } from '@/components/navigation/link'
import { isCurrent } from '@/lib/layout/public-path'
import { usePublicPath } from './use-public-path'

/** A link of a menu that knows when one is already there, or in what it leads to. */
export function NavLink(props: ComponentProps<typeof Link>) {
  const { path, home } = usePublicPath()
  return <Link prefetch={false} {...props} aria-current={isCurrent(props.href, path, home) ? 'page' : undefined} />
}
