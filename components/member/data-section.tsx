import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { useFormTexts } from '@/components/forms/use-form-texts'
import { Button } from '@/components/ui/button'
import { callOperator } from '@/lib/api/browser'
import { DeleteDialog } from './delete-dialog'

/** Downloads the API's data as a file. */
function save(content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'my-data.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Download of the member's data, and deletion of the account. */
export function DataSection({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslations('member.account')
  const { codeText } = useFormTexts(0)
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const download = async () => {
    setBusy(true)
    setProblem(null)
    const result = await callOperator('exportMember', {})
    setBusy(false)
    if (result.ok) save(result.data)
    else setProblem(result.error.code)
  }

  return (
    <>
      <section aria-labelledby="data" className="grid justify-items-start gap-4">
        <div>
          <h2 id="data" className="text-h3">
            {t('data.title')}
          </h2>
          <p className="text-muted">{t('data.text')}</p>
        </div>
        <FormProblem text={problem && codeText(problem)} />
        <Button tone="secondary" icon="download" busy={isBusy} onClick={() => void download()}>
          {t('data.export')}
        </Button>
      </section>
      <section aria-labelledby="remove" className="grid justify-items-start gap-4">
        <div>
          <h2 id="remove" className="text-h3">
            {t('remove.title')}
          </h2>
          <p className="text-muted">{t('remove.text')}</p>
        </div>
        <Button tone="secondary" icon="trash-2" onClick={() => setOpen(true)}>
          {t('remove.open')}
        </Button>
      </section>
      <DeleteDialog open={isOpen} onClose={() => setOpen(false)} hasPassword={hasPassword} />
    </>
  )
}
