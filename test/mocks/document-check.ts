import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import document from '../../docs/openapi.json' with { type: 'json' }
import { withoutPrefix } from '../../mocks/http/paths.ts'

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema(document, 'openapi')

const compiled = new Map<string, ValidateFunction>()

/** The place of a schema in the document, as a JSON pointer. */
const pointer = (...parts: string[]) =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')

function complain(what: string, place: string, value: unknown): string[] {
  const validate = compiled.get(place) ?? ajv.compile({ $ref: `openapi#${place}` })
  compiled.set(place, validate)
  if (validate(value)) return []
  return [`${what} ${JSON.stringify(value)}: ${ajv.errorsText(validate.errors)}`]
}

/** What docs/openapi.json has against one exchange of a call: its body, and its answer where the status is 200. */
export async function checkExchange(request: Request, response: Response): Promise<string[]> {
  const { pathname } = new URL(request.url)
  const path = withoutPrefix(pathname)
  const method = request.method.toLowerCase()
  const operation = ['paths', path, method]
  const content = ['content', 'application/json', 'schema']
  const name = `${request.method} ${path}`
  const wrongBody =
    method === 'post'
      ? complain(`${name} sent`, pointer(...operation, 'requestBody', ...content), await request.json())
      : []
  const wrongAnswer =
    response.status === 200
      ? complain(`${name} answered`, pointer(...operation, 'responses', '200', ...content), await response.json())
      : []
  return [...wrongBody, ...wrongAnswer]
}
