import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cutFormik } from '../../tools/lean-formik.ts'

const source = readFileSync('node_modules/formik/dist/formik.esm.js', 'utf8')
/** The hook alone: the components after it are dropped by the bundler. */
const hookOf = (code: string) => code.slice(code.indexOf('function useFormik('), code.indexOf('function Formik('))

test('Formik keeps what the forms use, and loses what they do not', () => {
  const hook = hookOf(cutFormik(source))
  for (const name of ['setErrors', 'setStatus', 'setValues', 'submitForm']) {
    expect(hook).toContain(`var ${name} = use`)
    expect(hook).toContain(`${name}: ${name}`)
  }
  expect(hook).not.toMatch(/getFieldProps|resetForm|runValidationSchema|handleBlur|enableReinitialize\]/)
  expect(hook.length).toBeLessThan(hookOf(source).length / 3)
})

test.each([
  ['what it hands over', 'var ctx = ', 'var context = '],
  ['a function that the forms use', 'var setValues = useEventCallback(', 'var setValues = wrap('],
])('a release of Formik with another look is refused: %s', (_, before, after) => {
  expect(source).toContain(before)
  expect(() => cutFormik(source.replace(before, after))).toThrow('Formik has changed')
})
