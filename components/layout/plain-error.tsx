import { ERROR_FALLBACK } from './error-fallback'

/** A minimal error page without a chunk of its own, used if the code of the full error page cannot be loaded. */
export function PlainError() {
  return (
    <div className="wrap min-h-96 py-16 text-center" role="alert">
      <h1>{ERROR_FALLBACK.heading}</h1>
      <p className="my-4">{ERROR_FALLBACK.text}</p>
      <button type="button" className="btn btn-pri" onClick={() => window.location.reload()}>
        {ERROR_FALLBACK.retry}
      </button>
    </div>
  )
}
