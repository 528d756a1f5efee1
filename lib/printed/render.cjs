// React's own way of writing finished HTML, loaded outside the bundles: in those of server components Next leaves it out.
const { renderToStaticMarkup } = require('react-dom/server')

module.exports = { renderToStaticMarkup }
