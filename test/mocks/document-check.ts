import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import document from '../../docs/openapi.json' with { type: 'json' }
import { withoutPrefix } from '../../mocks/http/paths.ts'

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema(document, 'openapi')

const compiled = new Map<string, ValidateFunction>()

/** The location of a schema in the document, as a JSON pointer. */
const pointer = (...parts: string[]) =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')

function findViolations(what: string, schemaPointer: string, value: unknown): string[] {
  const validate = compiled.get(schemaPointer) ?? ajv.compile({ $ref: `openapi#${schemaPointer}` })
  compiled.set(schemaPointer, validate)
  if (validate(value)) return []
  return [`${what} ${JSON.stringify(value)}: ${ajv.errorsText(validate.errors)}`]
}

/** Violations of docs/openapi.json by one exchange: in the request body, and in the answer if its status is 200. */
export async function checkExchange(request: Request, response: Response): Promise<string[]> {
  const { pathname } = new URL(request.url)
  const path = withoutPrefix(pathname)
  const method = request.method.toLowerCase()
  const operation = ['paths', path, method]
  const content = ['content', 'application/json', 'schema']
  const name = `${request.method} ${path}`
  const wrongBody =
    method === 'post'
      ? findViolations(`${name} sent`, pointer(...operation, 'requestBody', ...content), await request.json())
      : []
  const wrongAnswer =
    response.status === 200
      ? findViolations(`${name} answered`, pointer(...operation, 'responses', '200', ...content), await response.json())
      : []
  return [...wrongBody, ...wrongAnswer]
}
