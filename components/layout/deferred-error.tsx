import { lazy, Suspense, useEffect } from 'react'
import { report } from '@/lib/errors/watch-errors'
import { reloadAfterChunkError } from './chunk-reload'
import type { ErrorView } from './error-view'
import { PlainError } from './plain-error'

interface DeferredErrorProps {
  error: Error
  retry: () => void
}

/** Falls back to `PlainError` if the chunk of `ErrorView` fails to load. */
const View = lazy(
  (): Promise<{ default: typeof ErrorView }> =>
    import('./error-view').then(
      (file) => ({ default: file.ErrorView }),
      () => ({ default: PlainError }),
    ),
)

/** The error page. Its code loads only after an error occurs. */
export function DeferredError(props: DeferredErrorProps) {
  const { error } = props
  useEffect(() => {
    void reloadAfterChunkError(error)
    report('boundary', error)
  }, [error])
  return (
    <Suspense fallback={<div className="min-h-96" aria-busy="true" />}>
      <View {...props} />
    </Suspense>
  )
}
