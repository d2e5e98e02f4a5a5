// Cuts out of Formik what `src/flows/form/use-form.ts` never asks for. Its one hook hands everything over in one object, so no
// bundler can tell what of it is used.

/** What our forms read of Formik's hook, beside its state. */
const used = ['setErrors', 'setStatus', 'setValues', 'submitForm']

/** What these work with. */
const needed = [...used, 'dispatch', 'validateFormWithHighPriority', 'executeSubmit']

/** What they tell its reducer. */
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
  // What is set on its components keeps them in the page, which shows none of them.
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
  // Nobody changes what a form began with, nor has it judged as it opens.
  {
    what: 'effects of options',
    pattern: /^ {2}useEffect\(function \(\) \{\n {4}if \(.*?^ {2}\}, \[[^\]]*\]\);$/gms,
    by: '',
  },
  // `useForm` judges by itself, before Formik is asked to submit.
  {
    what: 'validation',
    pattern: /(?<=return )runAllValidations\(values\)(?=\.then)/,
    by: 'Promise.resolve({})',
  },
  // Helpers for browsers that are long gone, and options that are read one by one anyway.
  { what: 'copying of members', pattern: /^function _extends\(\) \{.*?^\}$/ms, by: 'const _extends = Object.assign;' },
  {
    what: 'what is left of the options',
    pattern: /(?<=^ {6}rest = )_objectWithoutPropertiesLoose\(_ref, \[[^\]]*\]\)/m,
    by: '_ref',
  },
  // Which fields were visited is for the forms to know.
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

/** Formik's source without it. Throws where a release of Formik no longer looks as it did. */
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
