import type { ReactNode } from 'react'
import { StaticHtml } from '@/components/static-html/static-html'

interface ProductSectionProps {
  title: string
  id?: string | undefined
  /** The section contains client components, so it must be hydrated. */
  isHydrated?: boolean
  children: ReactNode
}

/** A section of a product page with its heading. */
export function ProductSection({ title, id, isHydrated = false, children }: ProductSectionProps) {
  const content = (
    <>
      <h2>{title}</h2>
      {children}
    </>
  )
  return isHydrated ? (
    <section className="part" id={id}>
      {content}
    </section>
  ) : (
    <StaticHtml as="section" className="part reveal" id={id}>
      {content}
    </StaticHtml>
  )
}
