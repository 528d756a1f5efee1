import type { ReactNode } from 'react'
import './step.css'

type RoadStepProps = {
  number: number
  title: string
  id?: string | undefined
  done?: boolean | undefined
  children: ReactNode
}

/** A part of a long form, hung on the road by its number. */
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
