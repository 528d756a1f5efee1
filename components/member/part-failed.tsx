import { Alert } from '@/components/ui/alert'

interface PartFailedProps {
  text: string
  retryLabel: string
  /** URL of the page itself, for a reload. */
  href: string
}

/** Replaces a part of a page that could not be read. The rest of the page stays usable. */
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
