import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { UploadedDocument } from '@/lib/requests/upload-document'
import errors from '@/messages/en/errors.json'
import requests from '@/messages/en/requests.json'
import { DocumentField } from './document-field'

const callOperator = vi.hoisted(() => vi.fn())
vi.mock('@/lib/api/browser', () => ({ callOperator }))

function Form() {
  const [documents, setDocuments] = useState<UploadedDocument[]>([])
  return (
    <NextIntlClientProvider locale="en" messages={{ requests, errors }}>
      <DocumentField days={180} documents={documents} onChange={setDocuments} />
    </NextIntlClientProvider>
  )
}

const words = requests.documents
const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: words.consent })
const chooser = () => screen.getByLabelText<HTMLInputElement>(words.choose)
const choose = (file: File) => fireEvent.change(chooser(), { target: { files: [file] } })
const finding = new File(['%PDF-1.4'], 'finding.pdf', { type: 'application/pdf' })

beforeEach(() => {
  callOperator.mockReset().mockResolvedValue({ ok: true, data: { documentToken: 't', fileName: 'finding.pdf' } })
})

test('nothing can be chosen before the consent of its own, which is not ticked', () => {
  render(<Form />)
  expect(consent().checked).toBe(false)
  expect(chooser().disabled).toBe(true)
})

test('a document is uploaded with the consent, and goes when that is withdrawn', async () => {
  render(<Form />)
  fireEvent.click(consent())
  choose(finding)
  expect(await screen.findByText('finding.pdf')).toBeDefined()
  expect(callOperator).toHaveBeenCalledWith('addDocument', {
    fileName: 'finding.pdf',
    base64: btoa('%PDF-1.4'),
    documentConsent: true,
  })
  fireEvent.click(consent())
  expect(screen.queryByText('finding.pdf')).toBeNull()
})

test('what is no document never leaves the browser', async () => {
  render(<Form />)
  fireEvent.click(consent())
  choose(new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(errors.codes.fileRefused))
  expect(callOperator).not.toHaveBeenCalled()
})
