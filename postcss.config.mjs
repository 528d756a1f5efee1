const LIBRARY = /vanilla-cookieconsent/

/**
 * The library of the consent gives its custom properties to the whole document, so that every element of a page takes a new style when its
 * sheet arrives; only its own dialogs read them.
 */
const consentAtHome = {
  postcssPlugin: 'consent-at-home',
  Rule(rule) {
    if (rule.selector === ':root' && LIBRARY.test(rule.source?.input.file ?? '')) rule.selector = '#cc-main'
  },
}

export default { plugins: ['@tailwindcss/postcss', consentAtHome] }
