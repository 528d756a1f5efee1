import type { ReactNode } from 'react'

interface StyleSectionProps {
  /** Of the section in the page and of its picture in the tests. */
  id: string
  title: string
  children: ReactNode
}

/** A part of the guide that is photographed by itself. Its title is for who builds, and in English on every page. */
export function StyleSection({ id, title, children }: StyleSectionProps) {
  return (
    <section className="sg-section" id={id}>
      <h2 lang="en" dir="ltr">
        {title}
      </h2>
      {children}
    </section>
  )
}
