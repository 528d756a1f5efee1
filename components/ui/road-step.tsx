import type { ReactNode } from 'react'
import './step.css'

type RoadStepProps = {
  number: number
  title: string
  id?: string | undefined
  done?: boolean | undefined
  children: ReactNode
}

/** A numbered section of a long form, as a stop on the `Road`. */
export function RoadStep({ number, title, id, done, children }: RoadStepProps) {
  return (
    <section className="step" data-done={done ? '' : undefined} id={id}>
      <span className="step-no" aria-hidden="true">
        {number}
      </span>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
