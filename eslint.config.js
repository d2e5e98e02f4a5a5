import { defineConfig } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import storybook from 'eslint-plugin-storybook'
import tseslint from 'typescript-eslint'

const onlyTransport = 'Only src/api/transport/transport.ts may send requests (API-05).'

const encodedPath = {
  selector: "MemberExpression[property.name='pathname'] > NewExpression[arguments.1.object.type='MetaProperty']",
  message: 'URL.pathname is percent-encoded. Use import.meta.dirname or fileURLToPath.',
}

/** Matches a step in a page's play function, called directly or through a helper. */
const step =
  "CallExpression:matches([callee.name=/^(step|expectResult|expectUnchanged|perform|play(Code|Error|Filled|Submitting)|checkStrength)$/], [callee.property.name='step'])"

// Biome formats the code and runs rules that need no types (a11y, file names, no `any`). ESLint runs rules that need
// types or are specific to a framework.
export default defineConfig(
  {
    ignores: ['dist', 'dist-lib', 'storybook-static', 'coverage', 'reports', '.storybook/public', '.cache', 'examples'],
  },
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', '.*.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  reactHooks.configs.flat.recommended,
  storybook.configs['flat/recommended'],
  {
    rules: {
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/host/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "MemberExpression[property.name=/^(assign|replace|reload)$/]:matches([object.name='location'], [object.property.name='location'])",
          message: 'Only src/host navigates (RD-1).',
        },
        {
          selector:
            "CallExpression[callee.property.name='open'][callee.object.name=/^(window|globalThis|self|top|parent)$/]",
          message: 'Only src/host opens windows (RD-1).',
        },
        { selector: "AssignmentExpression[left.property.name='location']", message: 'Only src/host navigates (RD-1).' },
        { selector: "AssignmentExpression[left.property.name='href']", message: 'Only src/host navigates (RD-1).' },
        { selector: "MemberExpression[property.name='innerHTML']", message: 'No raw markup (XS-1).' },
        { selector: "NewExpression[callee.name='Function']", message: 'No code from strings (XS-1).' },
        {
          selector: "CallExpression[callee.name='hasCode'] > Literal",
          message: 'Error codes have names. Use src/errors/codes.ts.',
        },
        {
          // Radix content and viewports close on Escape, so they also need the check.
          selector:
            "Program:not(:has(CallExpression[callee.name='isImeKey'])) :matches(JSXAttribute[name.name=/^onKey/], ImportDeclaration[source.value=/^@radix-ui/] > ImportSpecifier[imported.name=/^(Content|Viewport)$/], CallExpression[callee.property.name='addEventListener'][arguments.0.value=/^key/])",
          message: 'A key press may belong to an input method: check isImeKey (IM-1).',
        },
        {
          selector:
            "Program:not(:has(CallExpression[callee.name='opensElsewhere'])) JSXOpeningElement[name.name=/^a$|Link$/] > JSXAttribute[name.name='onClick']",
          message: 'A click may open the link in another tab: check opensElsewhere.',
        },
      ],
      'no-eval': 'error',
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/api/transport/transport.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({ name, message: onlyTransport })),
      ],
      'no-restricted-properties': [
        'error',
        ...['globalThis', 'window', 'self'].map((object) => ({ object, property: 'fetch', message: onlyTransport })),
        { object: 'navigator', property: 'sendBeacon', message: onlyTransport },
      ],
    },
  },
  { ignores: ['src/**'], rules: { 'no-restricted-syntax': ['error', encodedPath] } },
  {
    files: ['stories/pages/**/*.stories.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        encodedPath,
        {
          selector: `Property[key.name='play']:not(:has(${step}))`,
          message: "Put actions and assertions into named steps, which reviewers read in Storybook's panel.",
        },
        {
          selector: `Property[key.name='play'] CallExpression[callee.name='expect']:not(${step} *)`,
          message: 'An assertion in a play function belongs in a step.',
        },
      ],
    },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
)
