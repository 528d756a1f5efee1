import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { Notice } from './notify'

const ICONS: Record<NonNullable<Notice['tone']>, IconName> = {
  info: 'info',
  ok: 'circle-check',
  warn: 'triangle-alert',
  bad: 'circle-alert',
}

interface ToastTextProps {
  text: string
  tone: NonNullable<Notice['tone']>
  action: Notice['action']
}

export function ToastText({ text, tone, action }: ToastTextProps) {
  return (
    <>
      <Icon name={ICONS[tone]} />
      <span className="flex-1">{text}</span>
      {action && (
        <button type="button" onClick={action.run}>
          {action.label}
        </button>
      )}
    </>
  )
}
