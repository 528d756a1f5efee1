import type { ReactNode } from 'react'

interface SpecimenProps {
  /** Name of the shown state, as in the code. */
  name: string
  children: ReactNode
}

/** One state of one primitive, with its name. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <div className="sg-specimen">
      <p className="sg-name" lang="en" dir="ltr">
        {name}
      </p>
      {children}
    </div>
  )
}
