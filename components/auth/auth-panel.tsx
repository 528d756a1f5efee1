import { useTranslations } from 'next-intl'
import { notify } from '@/components/toasts/notify'
import { Tabs } from '@/components/ui/tabs'
import { AUTH_TABS, type AuthTab, type SignedInMember } from '@/lib/auth/auth-paths'
import type { AuthTabProps, EnteredBy } from './auth-tab-props'
import { ForgotForm } from './forgot-form'
import { LoginForm } from './login-form'
import { RegisterForm } from './register-form'

interface AuthPanelProps extends AuthTabProps {
  tab: AuthTab
}

const FORMS = { login: LoginForm, register: RegisterForm, forgot: ForgotForm } as const

/** Log in, register, forgot password (spec 2): in the dialog, at the checkout, and on the member's pages. */
export function AuthPanel({ tab, onTab, onSignedIn, error, notice, ...rest }: AuthPanelProps) {
  const t = useTranslations('member.auth')

  const greet = (member: SignedInMember, by: EnteredBy) => {
    const welcome = by === 'register' ? 'welcomeRegister' : 'welcomeLogin'
    notify({ text: t(welcome, { name: member.firstName }), tone: 'ok' })
    onSignedIn(member, by)
  }

  const tabs = AUTH_TABS.map((id) => {
    const Form = FORMS[id]
    // An error or notice returned without scripts belongs to the form that was sent.
    const told = id === tab ? { error, notice } : {}
    return { id, label: t(`tabs.${id}`), content: <Form {...rest} {...told} onTab={onTab} onSignedIn={greet} /> }
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
