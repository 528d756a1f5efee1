import type { ReactNode } from 'react'
import { StaticHtml } from '@/components/static-html/static-html'

interface ProductSectionProps {
  title: string
  id?: string | undefined
  /** Something in it has code of its own. */
  isHydrated?: boolean
  children: ReactNode
}

/** One part of a product's page under its heading. */
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
