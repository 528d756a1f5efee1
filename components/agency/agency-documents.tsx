import { useTranslations } from 'next-intl'
import { type ChangeEvent, useId, useState } from 'react'
import { useFormTexts } from '@/components/forms/use-form-texts'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Select } from '@/components/ui/select'
import { AGENCY_DOCUMENT_KINDS, MAXIMUM_AGENCY_DOCUMENTS } from '@/domain/agency/limits'
import type { ChosenDocument } from '@/lib/agency/send-application'
import { buildRandomKey } from '@/lib/checkout/random-key'
import { ACCEPTED_TYPES, isAcceptable } from '@/lib/requests/upload-document'

interface AgencyDocumentsProps {
  documents: readonly ChosenDocument[]
  onChange: (documents: ChosenDocument[]) => void
}

/** Upload of the documents of an application. The applicant selects the type of a document before the file. */
export function AgencyDocuments({ documents, onChange }: AgencyDocumentsProps) {
  const t = useTranslations('agency.documents')
  const { codeText } = useFormTexts(0)
  const [kind, setKind] = useState<(typeof AGENCY_DOCUMENT_KINDS)[number]>('licence')
  const [isRefused, setRefused] = useState(false)
  const about = useId()
  const isFull = documents.length >= MAXIMUM_AGENCY_DOCUMENTS

  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].slice(0, MAXIMUM_AGENCY_DOCUMENTS - documents.length)
    target.value = ''
    const good = files.filter(isAcceptable)
    setRefused(good.length < files.length)
    onChange([...documents, ...good.map((file) => ({ key: buildRandomKey(), kind, file }))])
  }

  return (
    <fieldset className="grid gap-3" aria-describedby={about}>
      <legend className="mb-1 text-h3 font-bold">{t('title')}</legend>
      <p className="hint" id={about}>
        {t('hint', { count: MAXIMUM_AGENCY_DOCUMENTS })}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('kind')} className="min-w-56 flex-1">
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) =>
                setKind(AGENCY_DOCUMENT_KINDS.find((known) => known === target.value) ?? 'other')
              }
            >
              {AGENCY_DOCUMENT_KINDS.map((known) => (
                <option key={known} value={known}>
                  {t(`kinds.${known}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <label className="btn btn-sec has-[:disabled]:cursor-not-allowed has-[:disabled]:opacity-60 has-[:focus-visible]:outline-2">
          <Icon name="paperclip" />
          <span>{t('choose')}</span>
          <input type="file" className="sr-only" multiple accept={ACCEPTED_TYPES} disabled={isFull} onChange={add} />
        </label>
      </div>
      <ul className="grid gap-1">
        {documents.map(({ key, kind: known, file }) => (
          <li key={key} className="flex items-center gap-2">
            <Icon name="file-text" size={18} />
            <span className="min-w-0 flex-1 truncate">
              {t(`kinds.${known}`)}: <bdi>{file.name}</bdi>
            </span>
            <IconButton
              icon="x"
              label={t('remove', { name: file.name })}
              onClick={() => onChange(documents.filter((each) => each.key !== key))}
            />
          </li>
        ))}
      </ul>
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {isRefused && codeText('fileRefused')}
      </p>
    </fieldset>
  )
}
