import type { ReactNode } from 'react'

interface StyleSectionProps {
  /** Id of the section in the page and of its screenshot in the tests. */
  id: string
  title: string
  children: ReactNode
}

/**
 * A section of the style guide with its own screenshot. Its title is for developers and is in English on every page.
 */
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
