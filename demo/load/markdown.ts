import { Marked } from 'marked'
import { parse } from 'yaml'

/** Bare URLs stay plain text; only explicit Markdown links become links. */
const markdown = new Marked({ tokenizer: { url: () => undefined } })

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/**
 * Parses a Markdown file into its head (YAML between two lines of '---') and its body as HTML. Throws if there is no
 * head.
 */
export function parseMarkdownFile(source: string): { head: unknown; body: string } {
  const [, head, body] = FILE.exec(source) ?? []
  if (head === undefined || body === undefined) throw new Error('no head between two lines of ---')
  const html = markdown.parse(body, { async: false })
  return { head: parse(head), body: html.trim().replaceAll('<th>', '<th scope="col">') }
}
