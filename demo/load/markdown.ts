import { Marked } from 'marked'
import { parse } from 'yaml'

/** Addresses stay plain text: nothing in the content is a link unless it is written as one. */
const markdown = new Marked({ tokenizer: { url: () => undefined } })

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** Head (YAML between two lines of '---') and body of a Markdown file, the body as HTML. Throws where there is no head. */
export function parseMarkdownFile(source: string): { head: unknown; body: string } {
  const [, head, body] = FILE.exec(source) ?? []
  if (head === undefined || body === undefined) throw new Error('no head between two lines of ---')
  const html = markdown.parse(body, { async: false })
  return { head: parse(head), body: html.trim().replaceAll('<th>', '<th scope="col">') }
}
