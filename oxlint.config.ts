import { defineConfig } from 'oxlint'
import { importRestrictions } from './scripts/lint/restrict-imports.ts'

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  jsPlugins: ['./scripts/lint/texts-alone.ts'],
  options: { reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['/build', '/data', '/reports', '/test-results', '/.react-router'],
  settings: { react: { version: '19.3' } },
  rules: {
    // Asked for beyond the three categories.
    eqeqeq: 'error',
    curly: ['error', 'multi-line'],
    'max-depth': ['error', 3],
    'max-lines': ['error', 250],
    'max-lines-per-function': ['error', 80],
    'max-params': ['error', 3],
    'max-classes-per-file': ['error', 1],
    'no-alert': 'error',
    'no-console': 'error',
    'no-else-return': 'error',
    'no-lonely-if': 'error',
    'no-nested-ternary': 'error',
    'no-param-reassign': 'error',
    'no-useless-return': 'error',
    'no-var': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'object-shorthand': 'error',
    'prefer-const': 'error',
    'import/first': 'error',
    'import/no-commonjs': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-duplicates': 'error',
    'import/no-mutable-exports': 'error',
    'react/button-has-type': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'react/self-closing-comp': 'error',
    'typescript/array-type': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-dynamic-delete': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-import-type-side-effects': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-assertion': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'unicorn/no-array-for-each': 'error',
    'unicorn/no-process-exit': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/prefer-number-properties': 'error',
    'unicorn/throw-new-error': 'error',

    // Off, each for a reason.
    'import/no-named-as-default-member': 'off', // CommonJS packages hand out their names this way
    'import/no-unassigned-import': 'off', // styles and fonts are imported for their effect
    'no-control-regex': 'off', // control characters are looked for on purpose, to refuse them
    'no-await-in-loop': 'off', // steps of one transaction follow one another
    'jsx-a11y/anchor-has-content': 'off', // what a component passes on it cannot see; axe looks at the page itself
    'jsx-a11y/interactive-supports-focus': 'off', // in a list of tabs the tabs take the focus, not the list
    'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }], // React Aria's autoFocus places the focus in a dialog
    'jsx-a11y/no-noninteractive-element-interactions': [
      'error',
      { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyDown', 'onKeyUp', 'onKeyPress'] },
    ], // to wait while the pointer rests on something is no interaction
    'jsx-a11y/prefer-tag-over-role': 'off', // <output> is read out otherwise than a status is
    'jsx-a11y/role-has-required-aria-props': 'off', // a native checkbox says itself whether a switch is on
    'oxc/no-map-spread': 'off', // a changed copy is what is wanted
    'react/refs': 'off', // takes a ref that is passed on for one that is read
    'react/react-in-jsx-scope': 'off', // the automatic runtime needs no React in scope
    'unicorn/require-post-message-target-origin': 'off', // workers have no origin
    'unicorn/consistent-function-scoping': 'off', // a small function may stand where it is used
  },
  overrides: [
    ...importRestrictions,
    { files: ['web/**/*.tsx'], rules: { 'faro/texts-alone': 'error' } },
    // Rules that differ by the kind of file.
    {
      files: ['**/*.test.ts', '**/*.test.tsx'],
      plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
      rules: {
        'max-lines': ['error', 400],
        'max-lines-per-function': 'off', // a describe is a chapter
        'max-params': 'off',
        'react/button-has-type': 'off',
        'faro/texts-alone': 'off', // nobody translates the page of a test
        'react/globals': 'off', // a test may look from outside at what a component did
        'typescript/no-non-null-assertion': 'off',
        'vitest/no-identical-title': 'error',
        'vitest/no-import-node-test': 'error',
        'vitest/no-test-prefixes': 'error',
      },
    },
    { files: ['web/entry.server.tsx'], rules: { 'max-params': 'off' } }, // React Router calls it with five
    {
      files: ['web/routes/landing/comparison.tsx'],
      rules: {
        // On mobile its parts are laid out as blocks, and keep their roles only where they are said.
        'jsx-a11y/no-redundant-roles': 'off',
        'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      },
    },
    { files: ['web/ui/feedback/skeleton.tsx'], rules: { 'react/no-array-index-key': 'off' } }, // they never change places
    {
      files: ['e2e/**'],
      rules: {
        'max-lines-per-function': 'off',
        'no-empty-pattern': 'off', // Playwright reads what a fixture takes from its pattern
        'react/rules-of-hooks': 'off', // the `use` of a fixture is no hook
      },
    },
    {
      files: ['scripts/**', 'bench/**', 'server/{main,start/dev,commands/*}.ts', 'server/**/run-cluster.ts'],
      rules: { 'no-console': 'off', 'unicorn/no-process-exit': 'off' },
    },
  ],
})
