import { getTranslations } from 'next-intl/server'
import { NoteCard } from '@/components/content/note-card'
import type { PageCard } from '@/domain/content/schema'
import type { PageContext } from '@/lib/catalogue/page-context'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

interface NotesProps {
  notes: readonly PageCard[]
  context: PageContext
}

const BESIDE = 3

/** The newest article in large, three more beside it. Renders nothing without articles. */
export async function Notes({ notes, context }: NotesProps) {
  const [first, ...rest] = notes
  if (!first) return null
  const { locale } = context
  const t = await getTranslations({ locale, namespace: 'content.home' })
  return (
    <section className="reveal wrap pb-12 desktop:pb-22">
      <div className="sec-head">
        <h2>{t('notes')}</h2>
        <a className="link" href={localePath(locale, paths.blog())}>
          {t('allNotes')}
        </a>
      </div>
      <div className="grid gap-8 desktop:grid-cols-[1.35fr_1fr] desktop:gap-12">
        <NoteCard note={first} context={context} size="large" />
        <div className="flex flex-col gap-6">
          {rest.slice(0, BESIDE).map((note) => (
            <NoteCard key={note.id} note={note} context={context} size="beside" />
          ))}
        </div>
      </div>
    </section>
  )
}
