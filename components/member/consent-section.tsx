import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { useFormTexts } from '@/components/forms/use-form-texts'
import { notify } from '@/components/toasts/notify'
import { Checkbox } from '@/components/ui/checkbox'
import { CONTACT_PURPOSES } from '@/domain/member/schema'
import { callOperator } from '@/lib/api/browser'
import { formatInstant } from '@/lib/i18n/format-instant'
import type { AccountPartProps } from './account-panel'

/** Version of the wording below. The API stores it with the consent. */
const WORDING = 'profile-2026-11'

type Purpose = (typeof CONTACT_PURPOSES)[number]

/** Contact consents. Each has its own checkbox, none is preselected, and each is withdrawn as easily as given. */
export function ConsentSection({ account, onChange, zone }: AccountPartProps) {
  const t = useTranslations('member.account.contact')
  const { codeText } = useFormTexts(0)
  const [busy, setBusy] = useState<Purpose | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const find = (purpose: Purpose) => account.consents.find((consent) => consent.purpose === purpose)

  const save = async (purpose: Purpose, granted: boolean) => {
    setBusy(purpose)
    setProblem(null)
    const sent = await callOperator('updateMember', { consents: [{ purpose, granted, version: WORDING }] })
    const result = sent.ok ? await callOperator('getAccount', {}) : sent
    setBusy(null)
    if (!result.ok) return setProblem(result.error.code)
    if ('consents' in result.data) onChange(result.data)
    notify({ text: t('saved'), tone: 'ok' })
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="text-h3 font-bold">{t('title')}</legend>
      <p className="text-muted">{t('text')}</p>
      <FormProblem text={problem && codeText(problem)} />
      {CONTACT_PURPOSES.map((purpose) => {
        const consent = find(purpose)
        return (
          <Checkbox
            key={purpose}
            // Optimistic: shows the new value while it is saved, and reverts if the API rejects it.
            checked={(consent?.granted ?? false) !== (busy === purpose)}
            disabled={busy !== null}
            onChange={({ target }) => void save(purpose, target.checked)}
            end={consent?.granted ? t('since', { date: formatInstant(consent.at, zone) }) : undefined}
          >
            {t(purpose)}
          </Checkbox>
        )
      })}
    </fieldset>
  )
}
