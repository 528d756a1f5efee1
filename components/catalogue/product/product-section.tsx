import type { ReactNode } from 'react'

interface ProductSectionProps {
  title: string
  text?: string | undefined
  id?: string | undefined
  children: ReactNode
}

/** One part of a product's page under its heading. */
export function ProductSection({ title, text, id, children }: ProductSectionProps) {
  return (
    <section className="part" id={id}>
      <h2>{title}</h2>
      {text && <p className="-mt-3 mb-5 text-muted">{text}</p>}
      {children}
    </section>
  )
}
