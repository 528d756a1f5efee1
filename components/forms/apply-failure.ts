import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import type { ApiError } from '@/lib/api/result'

/** Sets the server's validation errors on their fields. Returns the error code if no field matches, else null. */
export function applyFailure<T extends FieldValues>(
  error: ApiError,
  names: readonly Path<T>[],
  setError: UseFormSetError<T>,
): string | null {
  const wrong = names.filter((name) => error.fields?.[name] !== undefined)
  for (const [index, name] of wrong.entries()) {
    setError(name, { message: error.fields?.[name] ?? 'invalid' }, { shouldFocus: index === 0 })
  }
  return wrong.length > 0 ? null : error.code
}
