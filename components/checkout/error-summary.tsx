import { useTranslations } from 'next-intl'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'

export interface FormFault {
  /** Id of the invalid control. */
  id: string
  /** Field name and error. */
  text: string
}

interface ErrorSummaryProps {
  faults: readonly FormFault[]
  /** Number of failed submit attempts; each new one moves the focus to the summary. */
  attempts: number
}

/** List of all errors above the form. It takes the focus (design: checkout). */
export function ErrorSummary({ faults, attempts }: ErrorSummaryProps) {
  const t = useTranslations('checkout.errors')
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (attempts === 0) return
    frame.current?.focus({ preventScroll: true })
    frame.current?.scrollIntoView({ block: 'center' })
  }, [attempts])

  const follow = (event: MouseEvent, id: string) => {
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
  return (
    <div ref={frame} tabIndex={-1}>
      {faults.length > 0 && (
        <Alert tone="bad" role="alert" className="mb-8" title={t('summary', { count: faults.length })}>
          <ul className="mt-1 grid gap-1">
            {faults.map(({ id, text }) => (
              <li key={id}>
                <a className="link" href={`#${id}`} onClick={(event) => follow(event, id)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
