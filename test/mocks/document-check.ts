import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import document from '../../docs/openapi.json' with { type: 'json' }
import { withoutPrefix } from '../../mocks/http/paths.ts'

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema(document, 'openapi')

const validators = new Map<string, ValidateFunction>()

/** Returns the JSON pointer to a schema in the OpenAPI document. */
const createPointer = (...keys: string[]) =>
  keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')

function findViolations(subject: string, schemaPointer: string, value: unknown): string[] {
  const validate = validators.get(schemaPointer) ?? ajv.compile({ $ref: `openapi#${schemaPointer}` })
  validators.set(schemaPointer, validate)
  if (validate(value)) return []
  return [`${subject} ${JSON.stringify(value)}: ${ajv.errorsText(validate.errors)}`]
}

/** Finds violations of docs/openapi.json in the body of a request, and in its response if the status is 200. */
export async function checkExchange(request: Request, response: Response): Promise<string[]> {
  const { pathname } = new URL(request.url)
  const path = withoutPrefix(pathname)
  const method = request.method.toLowerCase()
  const operation = ['paths', path, method]
  const content = ['content', 'application/json', 'schema']
  const name = `${request.method} ${path}`
  const bodyViolations =
    method === 'post'
      ? findViolations(`${name} request`, createPointer(...operation, 'requestBody', ...content), await request.json())
      : []
  const responseViolations =
    response.status === 200
      ? findViolations(
          `${name} response`,
          createPointer(...operation, 'responses', '200', ...content),
          await response.json(),
        )
      : []
  return [...bodyViolations, ...responseViolations]
}
