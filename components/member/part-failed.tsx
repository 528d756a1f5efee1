import { Alert } from '@/components/ui/alert'

interface PartFailedProps {
  text: string
  retryLabel: string
  /** The page itself, opened anew. */
  href: string
}

/** In place of the part of a page that could not be read; the rest of it stands. */
export function PartFailed({ text, retryLabel, href }: PartFailedProps) {
  return (
    <Alert tone="bad" role="alert">
      <p>{text}</p>
      <a className="link inline-flex min-h-11 items-center font-bold" href={href} data-native="">
        {retryLabel}
      </a>
    </Alert>
  )
}
