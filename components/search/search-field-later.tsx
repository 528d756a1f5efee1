'use client'

import type { ComponentProps } from 'react'
import { createLatePart } from '@/components/ui/late-part'
import { Later } from '@/components/ui/later'
import { whenAlive } from '@/components/ui/sign-of-life'
import type { SearchField } from './search-field'

type SearchFieldProps = ComponentProps<typeof SearchField>

const PART = createLatePart<SearchFieldProps>(async () => {
  const { SearchField: Field } = await import('./search-field')
  return (props) => <Field {...props} />
}, whenAlive)

/** The header's search: a plain form, whose code comes after the page; what opens it on phones stands elsewhere. */
export function SearchFieldLater(props: SearchFieldProps) {
  return <Later part={PART} props={props} reach="[data-find]" />
}
