import type { ReactNode } from 'react'

export interface Term {
  name: string
  value: ReactNode
}

export function TermList({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className="lines max-w-xl">
      {terms.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="text-end font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
