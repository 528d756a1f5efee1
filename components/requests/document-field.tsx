import { useTranslations } from 'next-intl'
import { type ChangeEvent, useId, useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Spinner } from '@/components/ui/spinner'
import { MAXIMUM_DOCUMENTS } from '@/domain/requests/document-limits'
import { ACCEPTED_TYPES, type UploadedDocument, uploadDocument } from '@/lib/requests/upload-document'
import { useRequestTexts } from './use-request-texts'

interface DocumentFieldProps {
  /** Days for which the documents are kept after the request is closed. */
  days: number
  documents: readonly UploadedDocument[]
  onChange: (documents: UploadedDocument[]) => void
}

/**
 * Upload of medical reports and pictures. They are health data: nothing is uploaded without separate consent, and
 * withdrawing the consent removes them from the request.
 */
export function DocumentField({ days, documents, onChange }: DocumentFieldProps) {
  const t = useTranslations('requests.documents')
  const { codeText } = useRequestTexts()
  const [isAgreed, setAgreed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const about = useId()
  const isFull = documents.length >= MAXIMUM_DOCUMENTS

  const agree = (isTicked: boolean) => {
    setAgreed(isTicked)
    setProblem(null)
    if (!isTicked) onChange([])
  }
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].slice(0, MAXIMUM_DOCUMENTS - documents.length)
    target.value = ''
    setBusy(true)
    setProblem(null)
    let known = [...documents]
    for (const file of files) {
      const result = await uploadDocument(file)
      if (result.ok) known = [...known, result.data]
      else setProblem(codeText(result.error.code))
    }
    onChange(known)
    setBusy(false)
  }

  return (
    <fieldset className="field" aria-describedby={about}>
      <legend className="mb-1">{t('title')}</legend>
      <p className="hint" id={about}>
        {t('hint', { count: MAXIMUM_DOCUMENTS, days })}
      </p>
      <Checkbox className="items-start py-2" checked={isAgreed} onChange={({ target }) => agree(target.checked)}>
        <span className="text-sm">{t('consent')}</span>
      </Checkbox>
      <label className="btn btn-sec justify-self-start has-[:disabled]:cursor-not-allowed has-[:disabled]:opacity-60 has-[:focus-visible]:outline-2">
        {isBusy ? <Spinner /> : <Icon name="paperclip" />}
        <span>{t('choose')}</span>
        <input
          type="file"
          className="sr-only"
          multiple
          accept={ACCEPTED_TYPES}
          disabled={!isAgreed || isBusy || isFull}
          onChange={add}
        />
      </label>
      <ul className="mt-2 grid gap-1">
        {documents.map(({ documentToken, fileName }) => (
          <li key={documentToken} className="flex items-center gap-2">
            <Icon name="file-text" size={18} />
            <span className="min-w-0 flex-1 truncate">{fileName}</span>
            <IconButton
              icon="x"
              label={t('remove', { name: fileName })}
              onClick={() => onChange(documents.filter((each) => each.documentToken !== documentToken))}
            />
          </li>
        ))}
      </ul>
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </fieldset>
  )
}
