/** Form of commit messages: `type(scope): summary` in the imperative, then a body that says why and what was measured. */
export default {
  rules: {
    'type-enum': [2, 'always', ['feat', 'fix', 'perf', 'refactor', 'docs', 'test', 'build', 'ci', 'chore', 'revert']],
    'type-case': [2, 'always', 'lower-case'],
    'type-empty': [2, 'never'],
    'scope-empty': [2, 'never'],
    'scope-case': [2, 'always', 'lower-case'],
    'subject-empty': [2, 'never'],
    'subject-full-stop': [2, 'never', '.'],
    'header-max-length': [2, 'always', 72],
    'body-leading-blank': [2, 'always'],
    'body-max-line-length': [2, 'always', 120],
  },
  // Their full list takes in any message that begins with a version number.
  defaultIgnores: false,
  ignores: [(message) => /^(Merge|Revert|fixup!|squash!) /.test(message)],
}
