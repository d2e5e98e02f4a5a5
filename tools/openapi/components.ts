import { secretFields } from '../../src/api/call.ts'
import { callLimitMs, serverTextLength } from '../../src/rules/limits.ts'
import { errorAnswers, exampleReferences } from './errors.ts'
import { describeIn } from './glossary.ts'
import type { OpenApi, Parameter, Reference, Response, Schema } from './model.ts'
import { sharedSchemas } from './schemas.ts'

const text = { type: 'string' } as const

const errorItem: Schema = {
  type: 'object',
  description: 'One error.',
  properties: {
    field: {
      ...text,
      description:
        'The name of the wrong field, as in the request. If absent, the error concerns the whole request. A wrong code at the second step of a login may be reported for `login`, as the service is known to do, or for `two_step_captcha`: both are shown at the code field.',
    },
    error_code: {
      type: ['integer', 'string'],
      description:
        'The kind of error; `x-codes` lists all codes that pages act on. Any other code may be used too, and is shown at its field.',
    },
    error_msg: {
      ...text,
      maxLength: serverTextLength,
      description:
        "Shown unchanged, as text and never as markup. It must be in the visitor's language: the page's `lang`, which is kept in the session, else the one of `Accept-Language`.",
    },
    download_link: { ...text, description: 'An http(s) address or a path, offered as a button.' },
  },
}

const refusal: Schema = {
  type: 'object',
  description:
    'The request was refused. A `redirect` takes precedence over the errors: the page goes there and shows none. `force_two_step` is a refusal even with `success: true`.',
  properties: {
    success: { const: false, type: 'boolean', description: 'Only the value `true` is a success.' },
    msg: { ...text, description: 'Counts as the error if there are no `errors`, as in the slider’s answer.' },
    errors: {
      type: 'array',
      items: { $ref: '#/components/schemas/ErrorItem' },
      description: 'A field shows its first error. Of the errors without a field, the first one is shown.',
    },
    redirect: { ...text, description: 'Where to go instead of showing the errors.' },
    force_two_step: {
      description: 'The account must set up two-step verification first, at `redirect` if given.',
      oneOf: [
        { type: 'boolean', const: true },
        { type: 'object', properties: { redirect: { ...text, description: 'Where to set it up.' } } },
      ],
    },
  },
  required: ['success'],
}

/** The shapes around every call: success and refusal of an answer, and the container for secrets. */
const envelope: Record<string, Schema> = {
  Success: {
    type: 'object',
    properties: { success: { const: true, type: 'boolean', description: 'Only the value `true` is a success.' } },
    required: ['success'],
  },
  Refusal: refusal,
  ErrorItem: errorItem,
  SecureZone: {
    ...text,
    contentEncoding: 'base64',
    description: `The request's fields among ${secretFields.map((field) => `\`${field}\``).join(', ')}, as one JSON object in UTF-8, encrypted with the page's \`public_key\` (RSA, PKCS#1 v1.5, one block) and then base64. With a key of 2048 bits the JSON has at most 245 bytes.`,
  },
}

export function referTo(kind: keyof OpenApi['components'], name: string): Reference {
  return { $ref: `#/components/${kind}/${name}` }
}

function header(name: string, description: string, schema: Schema = text, required = false): Parameter {
  return { name, in: 'header', ...(required && { required }), description, schema }
}

const parameters: Record<string, Parameter> = {
  Time: {
    name: '_t',
    in: 'query',
    required: true,
    description: 'The time in ms since 1970, to prevent caching. Its name is assumed.',
    schema: { type: 'integer' },
    example: 1_798_761_600_000,
  },
  State: {
    name: '_fstate',
    in: 'query',
    description: 'The `fstate` that the page embeds, if any.',
    schema: text,
  },
  RequestedWith: header(
    'X-Requested-With',
    'Marks a request made by a script.',
    { const: 'XMLHttpRequest', type: 'string' },
    true,
  ),
  Account: header(
    'X-Account',
    'The `account` that the page embeds, if any. If another account has logged in since, or its login waits for a second step, the call does nothing and returns `other_account`. The name is assumed.',
  ),
  DeviceToken: header(
    'Device-Token',
    'Identifies the browser: a hash of its characteristics and a random value, created by the page and kept in the cookie `device_token` for 365 days. If cookies are blocked, each page creates its own. It is optional and proves nothing about the sender: list and log out devices by their sessions.',
  ),
  AuthToken: header('Auth-Token', "Inside a client: the bridge's `authToken`, if known."),
  NotificationId: header('Device-Notification-Id', "Inside a client: the bridge's `notificationId`, if known."),
  UserAgent: header('X-User-Agent', "Inside a client: the bridge's `userAgent`, if known."),
  ClientVersion: header('Client-Version', "Inside a client: the bridge's `version`, if known. The name is assumed."),
}

/** The headers of every call. */
export const onEveryCall: Reference[] = Object.keys(parameters).map((name) => referTo('parameters', name))

const alone = 'Only the status counts; the body is ignored.'

function statusResponse(description: string, status: string): Response {
  return { description, content: { 'text/html': { schema: text, examples: exampleReferences([`status-${status}`]) } } }
}

function responses(refusals: readonly string[]): Record<string, Response> {
  return {
    Forbidden: statusResponse(`The user may not do this. ${alone}`, '403'),
    NotFound: statusResponse(`There is no such call. ${alone}`, '404'),
    ServerError: statusResponse(`The server failed. ${alone}`, '500'),
    BadGateway: statusResponse(`A gateway in front of the server failed. ${alone}`, '502'),
    Other: {
      description: `Any other status, such as 400 for a malformed request. The body's errors, redirect or \`force_two_step\` count, if it has any; otherwise the status, with the delay of \`Retry-After\`. A 3xx is not followed and counts as no answer, as does an answer that takes longer than ${callLimitMs / 1000} s.`,
      headers: {
        'Retry-After': { description: 'Seconds to wait, or a date.', schema: text, example: '30' },
      },
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/Refusal' }, examples: exampleReferences(refusals) },
        'text/html': { schema: text, examples: exampleReferences(['status-other']) },
      },
    },
  }
}

/** The statuses with which any call may end. */
export const onEveryStatus: Record<string, Reference> = {
  '403': referTo('responses', 'Forbidden'),
  '404': referTo('responses', 'NotFound'),
  '500': referTo('responses', 'ServerError'),
  '502': referTo('responses', 'BadGateway'),
  default: referTo('responses', 'Other'),
}

/** The components that calls share. */
export function createComponents(): OpenApi['components'] {
  const examples = errorAnswers()
  const refusals = Object.keys(examples).filter((id) => !id.startsWith('status-'))
  return {
    schemas: { ...envelope, ...sharedSchemas((name) => describeIn([name])) },
    parameters,
    responses: responses(refusals),
    examples,
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: 'portico_session',
        description:
          "The visitor's session, from the first page on, logged in or not: `HttpOnly`, `SameSite=Lax`, `Path=/`, `Secure` on https. The server chooses its name. For an unknown or expired session, the answer is `9000001` with status 200, never 401 or 403.",
      },
      csrf: {
        type: 'apiKey',
        in: 'header',
        name: 'X-CSRF-Token',
        description:
          'The `csrf_token` that the page embeds; it remains valid after a login. A wrong one is treated like an expired session. The name of the header is assumed.',
      },
    },
  }
}

const scheme = { enum: ['https', 'http'], default: 'http', description: 'https, except on localhost.' }

/** The servers of the pages: the page's own URL decides whether its calls have the prefix (API-06). */
export const siteServers = [
  {
    url: '{scheme}://{site}{prefix}',
    description: 'This site, as `npm start` serves it with the account service.',
    variables: {
      scheme,
      site: { default: 'localhost:5173', description: 'Host and port of the site.' },
      prefix: {
        enum: ['', '/account'],
        default: '',
        description: 'A page whose path begins with `/account/` makes its calls with that prefix.',
      },
    },
  },
]

/** The servers of API host calls, which have no prefix. */
export const apiServers = [
  {
    url: '{scheme}://{api}',
    description: 'The API host: the page’s `api_url`, or this site.',
    variables: { scheme, api: { default: 'localhost:5173', description: 'Host and port of the API host.' } },
  },
]
