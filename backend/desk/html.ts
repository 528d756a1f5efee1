import { html } from 'hono/html'
import { formatAmount } from '@/domain/money/format'
import type { Locale } from '@/domain/shared/locales'
import { formatDay, formatInstant } from '../platform/dates/written-dates'
import { randomToken } from '../platform/shared/secrets'
import type { DeskVisit } from './context'

/** Markup in which every value has been escaped. */
export type Html = ReturnType<typeof html>
export type Part = Html | string | null | false | readonly Html[]

export const dayOf = formatDay
export const momentOf = ({ zone }: DeskVisit, at: Date): string => formatInstant(at.toISOString(), zone)

/** With the currency's code: at a desk two kinds of dollar must not look alike. */
export const moneyOf = (locale: Locale, amount: string, currency: string): string =>
  formatAmount(amount, { symbol: currency, locale })

/** Puts values in the place of `{name}`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** A word of a table by a key that a database row gave; an unknown one stands as it is. */
export function wordOf(words: Record<string, string>, key: string): string {
  return Object.hasOwn(words, key) ? (words[key] ?? key) : key
}

export type Tone = 'good' | 'warn' | 'bad' | 'plain'

export const badge = (text: string, tone: Tone): Html => html`<span class="badge ${tone}">${text}</span>`

/** What every form carries: proof that one of our pages sent it, and a key so that it does its work once. */
export const hiddenFields = (visit: DeskVisit): Html =>
  html`<input type="hidden" name="form_token" value="${visit.formToken}"><input type="hidden" name="form_key" value="${randomToken(18)}">`

interface FieldOptions {
  name: string
  label: string
  value?: string
  type?: string
  hint?: string
  required?: boolean
  autocomplete?: string
  inputmode?: string
  maxlength?: number
  lang?: string
  dir?: string
}

export function field(options: FieldOptions): Html {
  const { name, label, value = '', type = 'text', hint, required, autocomplete, inputmode, maxlength } = options
  const id = `f-${name}`
  return html`<div class="field"><label for="${id}">${label}</label>
${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : ''}
<input id="${id}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete ?? 'off'}"
${inputmode ? html` inputmode="${inputmode}"` : ''}${maxlength ? html` maxlength="${maxlength}"` : ''}
${required ? html` required` : ''}${hint ? html` aria-describedby="${id}-hint"` : ''}${options.lang ? html` lang="${options.lang}"` : ''}${options.dir ? html` dir="${options.dir}"` : ''}></div>`
}

export function area(options: FieldOptions & { rows: number }): Html {
  const { name, label, value = '', rows, hint, maxlength } = options
  const id = `f-${name}`
  return html`<div class="field"><label for="${id}">${label}</label>
${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : ''}
<textarea id="${id}" name="${name}" rows="${rows}"${maxlength ? html` maxlength="${maxlength}"` : ''}${hint ? html` aria-describedby="${id}-hint"` : ''}${options.required ? html` required` : ''}${options.lang ? html` lang="${options.lang}"` : ''}${options.dir ? html` dir="${options.dir}"` : ''}>
${value}</textarea></div>`
}

export interface Choice {
  value: string
  label: string
}

export function select(options: { name: string; label: string; value: string; choices: readonly Choice[] }): Html {
  const { name, label, value, choices } = options
  const id = `f-${name}`
  return html`<div class="field"><label for="${id}">${label}</label><select id="${id}" name="${name}">
${choices.map((choice) => html`<option value="${choice.value}"${choice.value === value ? html` selected` : ''}>${choice.label}</option>`)}
</select></div>`
}

/** A list of facts; those without a value are left out. */
export function facts(rows: readonly (readonly [string, Part])[]): Html {
  const told = rows.filter(([, value]) => value !== null && value !== false && value !== '')
  return html`<dl class="facts">${told.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`
}

/** A table that becomes a list of cards on a phone: each cell carries its column's name. */
export function table(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly Part[])[],
  empty: string,
): Html {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`
  const cells = (row: readonly Part[]) =>
    row.map((cell, index) => html`<td data-label="${heads[index] ?? ''}"><span>${cell}</span></td>`)
  return html`<table><caption class="hidden">${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${cells(row)}</tr>`)}</tbody></table>`
}

/** Address of a page with the fields that are not empty. */
export function pathWith(path: string, query: Record<string, string | number>): string {
  const given = Object.entries(query).filter(([, value]) => value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? path : `${path}?${search}`
}

export function pager(
  visit: DeskVisit,
  at: { page: number; hasMore: boolean; toPath: (page: number) => string },
): Html {
  const { common } = visit.texts
  if (at.page === 1 && !at.hasMore) return html``
  return html`<nav class="pager" aria-label="${common.pages}">
${at.page > 1 ? html`<a rel="prev" href="${at.toPath(at.page - 1)}">${common.previous}</a>` : ''}
<span>${fill(common.page, { number: at.page })}</span>
${at.hasMore ? html`<a rel="next" href="${at.toPath(at.page + 1)}">${common.next}</a>` : ''}</nav>`
}
