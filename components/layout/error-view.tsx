import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { UNAVAILABLE_DIGEST } from '@/lib/api/unavailable-digest'
import { localePath, splitLocalePath } from '@/lib/i18n/locale-path'
import { useErrorTexts } from './use-error-texts'

interface ErrorViewProps {
  error: Error & { digest?: string }
  retry: () => void
}

/** Replaces the failed part of a page: shows the error and offers to retry. No input is lost. */
export function ErrorView({ error, retry }: ErrorViewProps) {
  const texts = useErrorTexts(error.digest === UNAVAILABLE_DIGEST)
  useEffect(() => {
    if (texts) document.title = texts.title
  }, [texts])
  if (!texts) return <div className="min-h-96" aria-busy="true" />
  const home = localePath(splitLocalePath(window.location.pathname).locale, '/')
  return (
    <div className="wrap flex min-h-96 flex-col items-center justify-center gap-4 py-16 text-center" role="alert">
      <h1>{texts.heading}</h1>
      <p className="max-w-prose text-balance text-lg text-muted">{texts.text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button onClick={retry}>{texts.retry}</Button>
        <ButtonLink tone="secondary" href={home} data-native="">
          {texts.home}
        </ButtonLink>
      </div>
    </div>
  )
}
