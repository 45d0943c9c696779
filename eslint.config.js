import js from '@eslint/js'
import globals from 'globals'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const ambientTime = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'The clock is a parameter here.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'The clock is a parameter here.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Randomness is a parameter here.',
  },
]

/**
 * The other rules of the plugin compile every file with the React compiler: two thirds of the time of all rules.
 * `LINT=quick` is for `npm run check`; editors and `npm test` have them all.
 */
const callsOfHooks = { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' }
const quick = process.env['LINT'] === 'quick'

export default tseslint.config(
  { ignores: ['dist', 'coverage', 'test-results', 'mocks/public/mockServiceWorker.js'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      // No rule reads them.
      parserOptions: { jsDocParsingMode: 'none' },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'antd',
              importNames: ['message', 'notification'],
              message: 'Use App.useApp() through providers/notices.',
            },
          ],
          patterns: [{ group: ['antd/lib/*'], message: 'Import from antd.' }],
        },
      ],
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
    },
  },
  // The compiler refuses these already (`noUnusedLocals`, `noUnusedParameters`).
  { files: ['**/*.{ts,tsx,mts}'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}', 'tests/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...(quick ? callsOfHooks : reactHooks.configs.recommended.rules),
      ...jsxA11y.flatConfigs.recommended.rules,
      // Speaks only of the React compiler, which is not in use.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: ['src/{domain,schema,charts}/**/*.ts', 'mocks/cloud/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...ambientTime] },
  },
  {
    files: [
      '*.config.{js,ts}',
      'tests/**/*.config.ts',
      'tests/architecture/*.cjs',
      'tests/run/reporters/*.mjs',
      'tests/mutants/{config,runner}.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  { files: ['tests/{run,bench}/**', 'mocks/{serve,dev,browser}.ts'], rules: { 'no-console': 'off' } },
  { files: ['src/app/main.ts'], rules: { 'no-console': ['error', { allow: ['warn'] }] } },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)
