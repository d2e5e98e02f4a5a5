// Which layer may import which: one row per layer, and anything a row does not list is forbidden.
// test/house/canaries.test.ts checks with a planted violation that the rules report anything at all.

/** Layer → the layers it may import from besides itself. */
const mayImport = {
  rules: [],
  i18n: [],
  theme: [],
  host: ['rules'],
  errors: ['rules', 'host'],
  api: ['host', 'errors', 'rules'],
  primitives: ['theme', 'rules', 'i18n'],
  kit: ['primitives', 'api', 'errors', 'host', 'i18n', 'rules', 'theme'],
  widgets: ['kit', 'primitives', 'api', 'errors', 'host', 'i18n', 'rules', 'theme'],
  flows: ['widgets', 'kit', 'primitives', 'api', 'errors', 'host', 'i18n', 'rules', 'theme'],
  pages: ['flows', 'widgets', 'kit', 'primitives', 'i18n'],
}

/** What the account service shares with the client: shapes and rules, never behaviour. */
const sharedWithMocks = ['^src/api/(calls|shapes)/', '^src/api/(call|pictures)[.]ts$', '^src/(errors|rules|i18n)/']

const layerRules = Object.entries(mayImport).map(([layer, known]) => ({
  name: `layer-${layer}`,
  comment: `src/${layer} may import only from ${[layer, ...known].join(', ')}.`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: '^src/', pathNot: `^src/(${[layer, ...known].join('|')})/` },
}))

/** Modules in a folder of their own, entered through its index. */
const folders = '(?:kit|widgets)/[^/]+|flows/[^/]+/[^/]+'

/** Layers from which only types may be imported; their behaviour is passed in as props or arguments. */
const typesOnly = [
  ['primitives', 'i18n'],
  ['errors', 'host'],
].map(([layer, known]) => ({
  name: `types-only-${layer}-${known}`,
  comment: `src/${layer} may import types from src/${known}, nothing that runs.`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/${known}/`, dependencyTypesNot: ['type-only'] },
}))

export default {
  forbidden: [
    ...layerRules,
    ...typesOnly,
    {
      name: 'rules-import-nothing',
      comment: 'A business rule is plain TypeScript: no package, no Node module.',
      severity: 'error',
      from: { path: '^src/rules/' },
      to: { pathNot: '^src/' },
    },
    {
      name: 'through-its-door',
      comment:
        'A flow, a widget or a part of the kit is imported through its index, so that the files behind it can change freely.',
      severity: 'error',
      from: { path: [`^src/(${folders})/`, '^src/(?:kit|widgets|flows|pages|app)/'] },
      to: { path: `^src/(?:${folders})/`, pathNot: ['^src/$1/', `^src/(?:${folders})/index[.]tsx?$`] },
    },
    {
      name: 'areas-apart',
      comment: 'No flow imports a flow from another area.',
      severity: 'error',
      from: { path: '^src/flows/([^/]+)/' },
      to: { path: '^src/flows/[^/]+/', pathNot: '^src/flows/$1/' },
    },
    {
      name: 'src-stands-alone',
      comment: 'Code that ships never imports code for tests, stories or tools.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(mocks|stories|test|tools|[.]storybook)/' },
    },
    {
      name: 'src-needs-no-dev-dependency',
      comment: 'A package that ships is a dependency, not a devDependency.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mocks-share-shapes-only',
      comment:
        'The account service shares call descriptors, errors, rules and texts with the client, and nothing else.',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^src/', pathNot: sharedWithMocks },
    },
    {
      name: 'no-cycle',
      comment: 'Two modules that need each other should be one module, or share a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      comment: 'A module that imports nothing and is never imported is unused. The early script is built separately.',
      severity: 'error',
      from: { path: '^(src|mocks)/', orphan: true, pathNot: ['[.]d[.]ts$', '^src/app/early-script[.]ts$'] },
      to: {},
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that cannot be resolved could also hide a violation.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Type-only imports count: a type that leaks through a layer couples the layers too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types', 'default'],
    },
  },
}
