'use client'

import { type ReactNode, ViewTransition } from 'react'
import { usePublicPath } from './use-public-path'

/** Page transition named `page`, the old one out before the new one in (spec 2; `motion.css`). Other changes of a page move nothing. */
export function PageTransition({ children }: { children: ReactNode }) {
  const { path } = usePublicPath()
  return (
    <ViewTransition key={path} name="page" share="auto" enter="auto" exit="auto" default="none">
      {children}
    </ViewTransition>
  )
}
