// Removes from Formik what `src/kit/form/use-form.ts` never uses. Its only hook returns everything in one object, so a bundler
// cannot tell which parts are unused.

/** The functions of Formik's hook that our forms use, in addition to its state. */
const used = ['setErrors', 'setStatus', 'setValues', 'submitForm']

/** Those functions and the ones they depend on. */
const needed = [...used, 'dispatch', 'validateFormWithHighPriority', 'executeSubmit']

/** The actions that they dispatch to its reducer. */
const told = [
  'SET_VALUES',
  'SET_ERRORS',
  'SET_STATUS',
  'SET_ISVALIDATING',
  'SUBMIT_ATTEMPT',
  'SUBMIT_FAILURE',
  'SUBMIT_SUCCESS',
]

type Cut = { what: string; pattern: RegExp; by: string | ((found: string, name: string) => string) }

const cuts: Cut[] = [
  // These assignments would keep the components in the bundle, although no page renders them.
  {
    what: 'names of components',
    pattern: /^(Form|FormikContext|FieldArrayInner)\.(displayName|defaultProps) = [^;]+;$/gm,
    by: '',
  },
  {
    what: 'what the hook hands over',
    pattern: /(?<=^ {2}var ctx = _extends\(\{\}, state, \{\n).*?(?=\n {2}\}\);$)/ms,
    by: used.map((name) => `    ${name}: ${name}`).join(',\n'),
  },
  // Our forms never change their initial values, and never validate on mount.
  {
    what: 'effects of options',
    pattern: /^ {2}useEffect\(function \(\) \{\n {4}if \(.*?^ {2}\}, \[[^\]]*\]\);$/gms,
    by: '',
  },
  // `useForm` validates by itself before it asks Formik to submit.
  {
    what: 'validation',
    pattern: /(?<=return )runAllValidations\(values\)(?=\.then)/,
    by: 'Promise.resolve({})',
  },
  // Helpers for obsolete browsers, and options that are read one by one anyway.
  { what: 'copying of members', pattern: /^function _extends\(\) \{.*?^\}$/ms, by: 'const _extends = Object.assign;' },
  {
    what: 'what is left of the options',
    pattern: /(?<=^ {6}rest = )_objectWithoutPropertiesLoose\(_ref, \[[^\]]*\]\)/m,
    by: '_ref',
  },
  // The forms themselves track which fields were visited.
  { what: 'touched fields', pattern: /setNestedObjectValues\(state\.values, true\)/, by: '{}' },
  {
    what: 'what a form could be reset to',
    pattern: /^ {2}var (?:initial\w+|fieldRegistry) = useRef\([^;]+;$/gm,
    by: '',
  },
  { what: 'what is handed to a submit', pattern: /(?<=^ {2}var imperativeMethods = \{)[^}]*(?=\};$)/m, by: '' },
  {
    what: 'functions of the hook',
    pattern:
      /^ {2}var (\w+) = use(?:EventCallback|Callback|Memo)\(function .*?^ {2}\}(?:, \[[^\]]*\])?\);(?: \/\/.*?)?$/gms,
    by: (found, name) => (needed.includes(name) ? found : ''),
  },
  {
    what: 'cases of the reducer',
    pattern: /^ {4}case '(\w+)':\n.*?(?=^ {4}(?:case|default))/gms,
    by: (found, name) => (told.includes(name) ? found : ''),
  },
]

/** Returns Formik's source without these parts. Throws if a new release of Formik no longer matches. */
export function cutFormik(source: string): string {
  const lean = cuts.reduce((code, { what, pattern, by }) => {
    const cut = code.replace(pattern, by as string)
    if (cut === code) throw new Error(`Formik has changed: ${what} cannot be found in it (tools/lean-formik.ts).`)
    return cut
  }, source)
  const lost = needed.find((name) => !lean.includes(`  var ${name} = use`))
  if (lost) throw new Error(`Formik has changed: ${lost} was cut out of it (tools/lean-formik.ts).`)
  return lean
}
