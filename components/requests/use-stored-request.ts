import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readRequestDraft, writeRequestDraft } from '@/lib/requests/request-draft'
import type { RequestSetup } from '@/lib/requests/request-options'
import { buildEmptyValues, type RequestValues } from '@/lib/requests/request-values'

/**
 * Restores the draft of an earlier page load, then stores each change. The draft is encrypted and loads after the form;
 * a field that was changed meanwhile keeps its value.
 */
export function useStoredRequest(
  setup: RequestSetup,
  { getValues, setValue, subscribe }: Pick<UseFormReturn<RequestValues>, 'getValues' | 'setValue' | 'subscribe'>,
): void {
  useEffect(() => {
    let stop = (): void => undefined
    let isGone = false
    const begin = async () => {
      const draft = await readRequestDraft(setup)
      if (isGone) return
      const first = buildEmptyValues(setup)
      const isUntouched = (name: keyof RequestValues) => JSON.stringify(getValues(name)) === JSON.stringify(first[name])
      const wasTyped = Object.keys(first).some((name) => !isUntouched(name as keyof RequestValues))
      for (const [name, value] of Object.entries(draft) as [keyof RequestValues, string][])
        if (name in first && isUntouched(name)) setValue(name, value)
      if (wasTyped) void writeRequestDraft(setup, getValues())
      stop = subscribe({
        formState: { values: true },
        callback: ({ values }) => void writeRequestDraft(setup, values),
      })
    }
    void begin()
    return () => {
      isGone = true
      stop()
    }
  }, [setup, getValues, setValue, subscribe])
}
