import { createTranslator } from 'next-intl'
import { loadAuthMessages } from '@/components/auth/load-auth-messages'
import { notify } from '@/components/toasts/notify'

/** Shows a toast with the result of a favourite action. A removal offers undo (decisions 10). */
export async function noticeFavourite(notice: 'added' | 'removed' | 'failed', undo?: () => void): Promise<void> {
  const { locale, messages } = await loadAuthMessages()
  const t = createTranslator({ locale, messages, namespace: 'member.favourites' })
  notify({
    text: t(notice),
    tone: notice === 'failed' ? 'bad' : 'ok',
    ...(notice === 'removed' && undo ? { action: { label: t('undo'), run: undo } } : {}),
  })
}
