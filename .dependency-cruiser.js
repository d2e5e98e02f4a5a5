// Defines which layers each layer may import from. Importing from any other layer is a violation.
// test/house/canaries.test.ts checks that these rules report planted violations.

/** The layers that each layer may import from besides itself. */
const allowedImports = {
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

/** The modules that the account service shares with the client. */
const sharedWithMocks = ['^src/api/(calls|shapes)/', '^src/api/(call|images)[.]ts$', '^src/(errors|rules|i18n)/']

const layerRules = Object.entries(allowedImports).map(([layer, allowedLayers]) => ({
  name: `layer-${layer}`,
  comment: `src/${layer} may import only from ${[layer, ...allowedLayers].join(', ')}.`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: '^src/', pathNot: `^src/(${[layer, ...allowedLayers].join('|')})/` },
}))

/** Folders whose modules are imported through an index. */
const folders = '(?:kit|widgets)/[^/]+|flows/[^/]+/[^/]+'

/** The first layer of each pair may import only types from the second. Values are passed in as props or arguments. */
const typesOnlyRules = [
  ['primitives', 'i18n'],
  ['errors', 'host'],
].map(([layer, typeLayer]) => ({
  name: `types-only-${layer}-${typeLayer}`,
  comment: `src/${layer} may import only types from src/${typeLayer}.`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/${typeLayer}/`, dependencyTypesNot: ['type-only'] },
}))

export default {
  forbidden: [
    ...layerRules,
    ...typesOnlyRules,
    {
      name: 'rules-import-nothing',
      comment: 'A business rule is plain TypeScript and imports no package or Node module.',
      severity: 'error',
      from: { path: '^src/rules/' },
      to: { pathNot: '^src/' },
    },
    {
      name: 'through-the-index',
      comment: 'Import from a flow, widget or kit folder only through its index, so that its other files can change.',
      severity: 'error',
      from: { path: [`^src/(${folders})/`, '^src/(?:kit|widgets|flows|pages|app)/'] },
      to: { path: `^src/(?:${folders})/`, pathNot: ['^src/$1/', `^src/(?:${folders})/index[.]tsx?$`] },
    },
    {
      name: 'no-cross-area-import',
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
      name: 'mocks-import-only-shared-code',
      comment:
        'The account service shares call descriptors, errors, rules and messages with the client, and nothing else.',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^src/', pathNot: sharedWithMocks },
    },
    {
      name: 'no-cycle',
      comment: 'Merge two modules that import each other, or let both import a third module.',
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
      comment: 'An unresolved import could hide a violation.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Type-only imports count, because a shared type also couples two layers.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types', 'default'],
    },
  },
}
