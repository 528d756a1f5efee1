import { html } from 'hono/html'
import type { ProductText } from '@/domain/catalogue/shared/schema'
import { Fields } from '../asked'
import type { DeskContext } from '../context'
import { fill, type Html } from '../html'

/** Without scripts nothing can be added on the page: so many empty rows stand ready each time. */
const EMPTY_ROWS = 2
const MOST_ROWS = 60

type Written = { lang: string; dir: string }

/** Rows of the form when there is one, so that nothing typed is lost; else those that are known. */
const rowCount = (form: Fields, name: string, known: number): number =>
  form.has(name) ? Math.min(form.all(name).length, MOST_ROWS) : known + EMPTY_ROWS

const rows = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The n-th of a field that comes once a row. */
function at(form: Fields, name: string, index: number, known: string): string {
  return form.has(name) ? (form.all(name)[index] ?? '') : known
}

const part = (markup: Html): Html => html`<div class="part">${markup}</div>`

export function stepFields({ texts }: DeskContext, form: Fields, text: ProductText, written: Written): Html {
  const { fields } = texts.products
  const step = (index: number) => {
    const known = text.programme[index]
    const label = (name: string) => `${fill(fields.step, { number: index + 1 })}: ${name}`
    return part(
      html`<input type="hidden" name="stepDay" value="${at(form, 'stepDay', index, known?.day ? String(known.day) : '')}">
<label>${label(fields.stepTime)} <input name="stepTime" type="time" value="${at(form, 'stepTime', index, known?.time ?? '')}"></label>
<label>${label(fields.stepTitle)} <input name="stepTitle" value="${at(form, 'stepTitle', index, known?.title ?? '')}" maxlength="200" lang="${written.lang}" dir="${written.dir}"></label>
<label>${label(fields.stepText)} <textarea name="stepText" rows="2" maxlength="2000" lang="${written.lang}" dir="${written.dir}">
${at(form, 'stepText', index, known?.text ?? '')}</textarea></label>`,
    )
  }
  const count = rowCount(form, 'stepTitle', text.programme.length)
  return html`<fieldset><legend>${fields.programme}</legend><p class="hint">${fields.rowHint}</p>${rows(count).map(step)}</fieldset>`
}

export function questionFields({ texts }: DeskContext, form: Fields, text: ProductText, written: Written): Html {
  const { fields } = texts.products
  const question = (index: number) => {
    const known = text.questions[index]
    return part(
      html`<label>${fields.question} ${index + 1} <input name="question" value="${at(form, 'question', index, known?.question ?? '')}" maxlength="300" lang="${written.lang}" dir="${written.dir}"></label>
<label>${fields.answer} ${index + 1} <textarea name="answer" rows="2" maxlength="4000" lang="${written.lang}" dir="${written.dir}">
${at(form, 'answer', index, known?.answer ?? '')}</textarea></label>`,
    )
  }
  const count = rowCount(form, 'question', text.questions.length)
  return html`<fieldset><legend>${fields.questions}</legend><p class="hint">${fields.rowHint}</p>${rows(count).map(question)}</fieldset>`
}

/** A row of a repeated field as if it were alone in its form, cleaned like any other. */
const rowOf = (form: Fields, names: readonly string[], index: number): Fields =>
  new Fields(new Map(names.map((name) => [name, [form.all(name)[index] ?? '']])))

/** Rows without a title are left out: that is how one is removed. */
export function readSteps(form: Fields): unknown[] {
  return rows(Math.min(form.all('stepTitle').length, MOST_ROWS)).flatMap((index) => {
    const row = rowOf(form, ['stepTime', 'stepTitle', 'stepText', 'stepDay'], index)
    const title = row.line('stepTitle')
    if (title === '') return []
    const day = row.number('stepDay')
    const step = { time: row.line('stepTime') || null, title, text: row.text('stepText') }
    return [day === null ? step : { ...step, day }]
  })
}

export function readQuestions(form: Fields): unknown[] {
  return rows(Math.min(form.all('question').length, MOST_ROWS)).flatMap((index) => {
    const row = rowOf(form, ['question', 'answer'], index)
    const question = row.line('question')
    return question === '' ? [] : [{ question, answer: row.text('answer') }]
  })
}
