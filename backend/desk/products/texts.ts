import { and, eq, ne } from 'drizzle-orm'
import { html } from 'hono/html'
import { type ProductText, productTextSchema } from '@/domain/catalogue/shared/schema'
import { directionOf, type Locale } from '@/domain/shared/locales'
import { toSlug } from '@/domain/shared/slug'
import { toSearchColumns } from '../../catalogue/service'
import { languageName } from '../../mail/service'
import { schema, type Transaction } from '../../platform/database/client'
import { sha256 } from '../../platform/shared/secrets'
import type { Asked, Fields } from '../asked'
import type { DeskContext } from '../context'
import { area, field, type Html, hiddenFields } from '../html'
import { perform } from '../perform'
import { DeskRefusal } from '../refusal'
import { lockProduct, readTexts, requireProductRow, type TextRow, tellStorefront } from './find'
import { questionFields, readQuestions, readSteps, stepFields } from './text-parts'

const { products, productTexts } = schema

const LISTS = ['highlights', 'included', 'excluded', 'goodToKnow'] as const

const EMPTY: ProductText = {
  title: '',
  slug: '',
  summary: '',
  description: '',
  highlights: [],
  programme: [],
  included: [],
  excluded: [],
  goodToKnow: [],
  questions: [],
  seo: null,
}

const versionOf = (row: TextRow | undefined): string =>
  sha256(JSON.stringify([row?.title, row?.text, row?.meetingPoint]))

const languageOf = ({ languages }: DeskContext, given: string): Locale =>
  languages.find((code) => code === given) ?? languages[0] ?? 'en'

function words(
  context: DeskContext,
  { form }: Asked,
  text: ProductText,
  meeting: TextRow['meetingPoint'],
  code: Locale,
): Html {
  const labels = context.texts.products.fields
  const given = (name: string, known: string) => (form.has(name) ? form.raw(name) : known)
  const written = { lang: code, dir: directionOf(code) }
  const list = (name: (typeof LISTS)[number]) =>
    area({
      name,
      label: labels[name],
      hint: labels.listHint,
      rows: 5,
      value: given(name, text[name].join('\n')),
      ...written,
    })
  return html`${field({ name: 'title', label: labels.title, value: given('title', text.title), required: true, maxlength: 200, ...written })}
${area({ name: 'summary', label: labels.summary, rows: 3, value: given('summary', text.summary), maxlength: 400, ...written })}
${area({ name: 'description', label: labels.description, hint: labels.descriptionHint, rows: 12, value: given('description', text.description), maxlength: 8000, ...written })}
${LISTS.map(list)}${stepFields(context, form, text, written)}${questionFields(context, form, text, written)}
${field({ name: 'meetingTitle', label: labels.meetingTitle, value: given('meetingTitle', meeting?.title ?? ''), maxlength: 200, ...written })}
${area({ name: 'meetingText', label: labels.meetingText, rows: 3, value: given('meetingText', meeting?.text ?? ''), maxlength: 600, ...written })}
${field({ name: 'seoTitle', label: labels.seoTitle, value: given('seoTitle', text.seo?.title ?? ''), maxlength: 200, ...written })}
${area({ name: 'seoDescription', label: labels.seoDescription, rows: 2, value: given('seoDescription', text.seo?.description ?? ''), maxlength: 400, ...written })}`
}

export async function textForm(context: DeskContext, asked: Asked): Promise<Html> {
  const { db, texts, base, languages, locale } = context
  const row = await requireProductRow(db, asked.id)
  const code = languageOf(context, asked.form.raw('language') || asked.query.raw('language'))
  const known = (await readTexts(db, row.id)).find((text) => text.locale === code)
  const text = { ...EMPTY, ...known?.text, title: known?.title ?? '' }
  const link = (each: Locale) =>
    html`<li><a href="${base}/products/${row.id}/texts?language=${each}"${each === code ? html` aria-current="page"` : ''}>${languageName(each, locale)}</a></li>`
  return html`<nav class="tabs small" aria-label="${texts.products.languages}"><ul>${languages.map(link)}</ul></nav>
<form method="post" enctype="multipart/form-data" action="${base}/products/${row.id}/texts" class="card stack">${hiddenFields(context)}
<input type="hidden" name="language" value="${code}"><input type="hidden" name="version" value="${versionOf(known)}">
${known ? '' : html`<p class="message warn">${texts.products.noText}</p>`}
${words(context, asked, text, known?.meetingPoint ?? null, code)}<p class="actions"><button>${texts.common.save}</button></p></form>`
}

const linesOf = (form: Fields, name: string): string[] =>
  form
    .text(name)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Plain text without tags in every field, as the shop shows it; too long a word is refused, not cut. */
function readText(form: Fields, slug: string): ProductText {
  const seo = { title: form.line('seoTitle'), description: form.line('seoDescription') }
  const parsed = productTextSchema.safeParse({
    title: form.line('title'),
    slug,
    summary: form.line('summary'),
    description: form.text('description'),
    ...Object.fromEntries(LISTS.map((name) => [name, linesOf(form, name)])),
    programme: readSteps(form),
    questions: readQuestions(form),
    seo: seo.title === '' && seo.description === '' ? null : seo,
  })
  if (!parsed.success) throw new DeskRefusal('textTooLong', {}, 422)
  return parsed.data
}

/** The address stays once it is known; a new language gets one of its title that no other product has. */
async function slugOf(transaction: Transaction, productId: number, code: Locale, title: string): Promise<string> {
  const wished = toSlug(title) || String(productId)
  const [taken] = await transaction
    .select({ id: productTexts.productId })
    .from(productTexts)
    .where(and(eq(productTexts.locale, code), eq(productTexts.slug, wished), ne(productTexts.productId, productId)))
  return taken ? `${wished}-${productId}` : wished
}

/** The fields that are not what they were. */
function changesOf(before: Record<string, unknown>, after: Record<string, unknown>) {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const pick = (from: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}

/** `POST …/products/<id>/texts`: all words of one language. */
export async function saveTexts(context: DeskContext, asked: Asked): Promise<string> {
  const { id, form } = asked
  const code = languageOf(context, form.raw('language'))
  const isNew = await perform(context, asked, async (transaction) => {
    const row = await lockProduct(transaction, id)
    const known = (await readTexts(transaction, id)).find((text) => text.locale === code)
    if (form.raw('version') !== versionOf(known)) throw new DeskRefusal('changed')
    if (form.line('title') === '') throw new DeskRefusal('invalid', {}, 422)
    const slug = known?.slug ?? (await slugOf(transaction, id, code, form.line('title')))
    const text = readText(form, slug)
    const meeting = { title: form.line('meetingTitle'), text: form.text('meetingText') }
    if (meeting.title.length > 200 || meeting.text.length > 600) throw new DeskRefusal('textTooLong', {}, 422)
    const columns = {
      title: text.title,
      text,
      meetingPoint: meeting.title === '' ? null : meeting,
      ...toSearchColumns(text.title, text.summary, ...text.highlights),
    }
    await transaction
      .insert(productTexts)
      .values({ productId: id, locale: code, slug, ...columns })
      .onConflictDoUpdate({ target: [productTexts.productId, productTexts.locale], set: columns })
    await transaction
      .update(products)
      .set({ updatedAt: new Date(context.now) })
      .where(eq(products.id, id))
    const changes = changesOf(
      { ...known?.text, meetingPoint: known?.meetingPoint },
      { ...text, meetingPoint: columns.meetingPoint },
    )
    return { action: 'textsChanged', subject: 'product', subjectId: id, label: `${row.code} · ${code}`, ...changes }
  })
  if (isNew) await tellStorefront(context, id)
  return `/products/${id}/texts?language=${code}&done=saved`
}
