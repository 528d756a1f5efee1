/** What Next tells of an error whose words it withholds, in documents and in the browser: this one was for want of the operator API. */
const AWAY_DIGEST = 'API_AWAY'

module.exports = { AWAY_DIGEST }
