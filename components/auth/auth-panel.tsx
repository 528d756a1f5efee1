import { useTranslations } from 'next-intl'
import { notify } from '@/components/toasts/notify'
import { Tabs } from '@/components/ui/tabs'
import type { Provider } from '@/domain/member/account-schema'
import { AUTH_TABS, type AuthTab } from '@/lib/auth/auth-paths'
import type { AuthFormProps } from './auth-form-props'
import { ForgotForm } from './forgot-form'
import { LoginForm } from './login-form'
import { ProviderButtons } from './provider-buttons'
import { RegisterForm } from './register-form'

interface AuthPanelProps extends Omit<AuthFormProps, 'onTab'> {
  tab: AuthTab
  onTab: (tab: AuthTab) => void
  /** Other accounts to sign in with; asked for when a page does not know. */
  offered?: readonly Provider[] | undefined
}

const FORMS = { login: LoginForm, register: RegisterForm, forgot: ForgotForm } as const

/** Log in, register, forgot password (spec 2): in the dialog, at the till, and on the member's pages. */
export function AuthPanel({ tab, onTab, onSignedIn, error, notice, offered, ...rest }: AuthPanelProps) {
  const t = useTranslations('member.auth')

  const tabs = AUTH_TABS.map((id) => {
    const Form = FORMS[id]
    // What a form without scripts came back with belongs to the form that was sent.
    const told = id === tab ? { error, notice } : {}
    return {
      id,
      label: t(`tabs.${id}`),
      content: (
        <>
          <Form
            {...rest}
            {...told}
            onTab={onTab}
            onSignedIn={(member, by) => {
              const welcome = by === 'register' ? 'welcomeRegister' : 'welcomeLogin'
              notify({ text: t(welcome, { name: member.firstName }), tone: 'ok' })
              onSignedIn(member, by)
            }}
          />
          {id !== 'forgot' && <ProviderButtons back={rest.back} offered={offered} />}
        </>
      ),
    }
  })

  return (
    <Tabs
      label={t('label')}
      tabs={tabs}
      tab={tab}
      onChange={(id) => onTab(AUTH_TABS.find((known) => known === id) ?? 'login')}
      panelClassName="pt-6"
    />
  )
}
