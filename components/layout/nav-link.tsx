'use client'

import type { ComponentProps } from 'react'
import { Link } from '@/components/navigation/link'
import { isCurrent } from '@/lib/layout/public-path'
import { usePublicPath } from './use-public-path'

/** A menu link that sets `aria-current` if the current page is its target or lies below it. */
export function NavLink(props: ComponentProps<typeof Link>) {
  const { path, home } = usePublicPath()
  return <Link prefetch={false} {...props} aria-current={isCurrent(props.href, path, home) ? 'page' : undefined} />
}
