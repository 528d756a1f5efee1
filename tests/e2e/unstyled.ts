import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Names of classes that the project's own sheets give a look to. */
const OWN = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => {
      const rules = readFileSync(`${folder}/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
      return [...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name)
    }),
)

/** Classes on the page whose sheet has not come with it: a component that leans on another's sheet looks right only beside that other. */
export function findUnstyled(page: Page): Promise<string[]> {
  return page.evaluate((own) => {
    const loaded = new Set<string>()
    const read = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const [, name] of rule.selectorText.matchAll(/\.([a-z][\w-]*)/g)) if (name) loaded.add(name)
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList)
      }
    }
    for (const stylesheet of document.styleSheets) read(stylesheet.cssRules)
    const used = new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
    return own.filter((name): name is string => name !== undefined && used.has(name) && !loaded.has(name))
  }, OWN)
}
