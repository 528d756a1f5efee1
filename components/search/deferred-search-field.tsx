'use client'

import type { ComponentProps } from 'react'
import { Deferred } from '@/components/ui/deferred'
import { createDeferredPart } from '@/components/ui/deferred-part'
import { afterFirstInteraction } from '@/components/ui/first-interaction'
import type { SearchField } from './search-field'

type SearchFieldProps = ComponentProps<typeof SearchField>

const PART = createDeferredPart<SearchFieldProps>(async () => {
  const { SearchField: Field } = await import('./search-field')
  return (props) => <Field {...props} />
}, afterFirstInteraction)

/**
 * The header's search: a plain form whose code loads after the page. The buttons that open it on phones are elsewhere.
 */
export function DeferredSearchField(props: SearchFieldProps) {
  return <Deferred part={PART} props={props} reach="[data-find]" />
}
