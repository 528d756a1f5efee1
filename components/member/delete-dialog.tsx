import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { useFormTexts } from '@/components/forms/use-form-texts'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { callOperator } from '@/lib/api/browser'
import { signOut } from '@/lib/auth/client-session'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

interface DeleteDialogProps {
  open: boolean
  onClose: () => void
  hasPassword: boolean
}

/** Deletes the account. A member with a password must enter it again. */
export function DeleteDialog({ open, onClose, hasPassword }: DeleteDialogProps) {
  const t = useTranslations('member.account.remove')
  const words = useTranslations('member.auth')
  const locale = useLocale()
  const { codeText, fieldText } = useFormTexts(0, { wrong: t('wrong') })
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | undefined>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const remove = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (password === '') return setFault('required')
    setBusy(true)
    setProblem(null)
    const result = await callOperator('deleteMember', { password })
    if (!result.ok) {
      setBusy(false)
      return result.error.code === 'invalidCredentials' ? setFault('wrong') : setProblem(result.error.code)
    }
    try {
      await signOut()
      const [{ forgetMember }, { removeVouchersOfAccount }] = await Promise.all([
        import('@/store/member-session'),
        import('@/lib/vouchers/saved-vouchers'),
      ])
      await Promise.all([forgetMember(), removeVouchersOfAccount()])
    } finally {
      window.location.assign(localePath(locale, paths.home))
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('title')} lead={t('text')} closeLabel={t('close')}>
      {hasPassword ? (
        <form onSubmit={remove} noValidate className="grid gap-4">
          <FormProblem text={problem && codeText(problem)} />
          <Field label={t('password')} error={fieldText(fault)}>
            {(control) => (
              <PasswordInput
                {...control}
                showLabel={words('showPassword')}
                hideLabel={words('hidePassword')}
                autoComplete="current-password"
                value={password}
                onChange={({ target }) => {
                  setPassword(target.value)
                  setFault(undefined)
                }}
              />
            )}
          </Field>
          <Button type="submit" tone="danger" wide busy={isBusy}>
            {t('confirm')}
          </Button>
        </form>
      ) : (
        <p>{t('noPassword')}</p>
      )}
    </Dialog>
  )
}
