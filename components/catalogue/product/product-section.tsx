import type { ReactNode } from 'react'

interface ProductSectionProps {
  title: string
  id?: string | undefined
  children: ReactNode
}

/** One part of a product's page under its heading. */
export function ProductSection({ title, id, children }: ProductSectionProps) {
  return (
    <section className="part" id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
