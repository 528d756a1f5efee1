import type { ComponentProps } from 'react'
import { ButtonLink } from './button-link'

type ShowMoreProps = ComponentProps<typeof ButtonLink> & {
  /** 'Showing 24 of 61'. */
  status: string
}

/** A link to the list with more in it, which a script may follow without leaving the page. */
export function ShowMore({ status, children, ...rest }: ShowMoreProps) {
  return (
    <div className="flex flex-col items-center gap-3">
      <p className="text-sm text-muted" aria-live="polite">
        {status}
      </p>
      <ButtonLink tone="secondary" {...rest}>
        {children}
      </ButtonLink>
    </div>
  )
}
