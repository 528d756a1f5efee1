import type { Metadata } from 'next'
import { RedirectType, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { SetPasswordForm } from '@/components/auth/set-password-form'
import { IslandTexts } from '@/components/islands/island-texts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { AUTH_PATHS } from '@/lib/auth/auth-paths'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { getOtherSettings } from '@/lib/settings/queries'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface ConfirmPageProps {
  params: PageParams
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const TEXTS = ['member.auth', 'member.strength', 'errors.codes', 'errors.fields', 'feedback.confirm']

/** The URL contains a token and must not be indexed or sent as a referrer. */
export async function generateMetadata({ params }: ConfirmPageProps): Promise<Metadata> {
  const { locale } = await requirePageParams(params)
  const t = await getTranslations({ locale, namespace: 'feedback.confirm' })
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'same-origin' }
}

/**
 * `/user/confirm?token=…`, the target of the links in registration mails and, with `set=password`, in booking mails.
 * Loading the page does not use the token, since mail programs open links by themselves. A button does, without
 * scripts.
 */
export default async function ConfirmPage({ params, searchParams }: ConfirmPageProps) {
  const { locale, company } = await requirePageParams(params)
  const { token, set, done, error } = await searchParams
  const home = localePath(locale, paths.member())
  if (done !== undefined && error === undefined) redirect(home, RedirectType.replace)
  const t = await getTranslations({ locale, namespace: 'feedback.confirm' })
  const codes = await getTranslations({ locale, namespace: 'errors.codes' })
  const isPassword = set === 'password'
  const query = new URLSearchParams({ ...(typeof token === 'string' ? { token } : {}), done: '1' })
  if (isPassword) query.set('set', 'password')
  const back = `${localePath(locale, '/user/confirm')}?${query}`
  const code = typeof error === 'string' ? (error as 'unknown') : null
  if (typeof token !== 'string' || token === '' || code === ('linkInvalid' as string)) {
    return (
      <div className="wrap max-w-xl py-14">
        <h1>{t('brokenTitle')}</h1>
        <p className="mt-3 mb-6 text-lg text-muted">{t('brokenText')}</p>
        <ButtonLink href={home}>{t('toLogin')}</ButtonLink>
      </div>
    )
  }
  return (
    <div className="wrap max-w-xl py-14">
      <h1>{t(isPassword ? 'passwordTitle' : 'title')}</h1>
      <p className="mt-3 mb-6 text-lg text-muted">{t(isPassword ? 'passwordText' : 'text')}</p>
      {code && (
        <Alert tone="bad" role="alert" className="mb-6">
          {codes(codes.has(code) ? code : 'unknown')}
        </Alert>
      )}
      {isPassword ? (
        <IslandTexts locale={locale} names={TEXTS}>
          <SetPasswordForm
            token={token}
            minimumPasswordLength={(await getOtherSettings(company)).minimumPasswordLength}
            back={back}
            home={home}
          />
        </IslandTexts>
      ) : (
        <form method="post" action={AUTH_PATHS.confirm}>
          <input type="hidden" name="confirmToken" value={token} />
          <input type="hidden" name="callbackUrl" value={back} />
          <Button type="submit" size="large">
            {t('button')}
          </Button>
        </form>
      )}
    </div>
  )
}
