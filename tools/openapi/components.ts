import { secretFields } from '../../src/api/call.ts'
import { callLimitMs, serverTextLength } from '../../src/rules/limits.ts'
import { errorAnswers, exampleReferences } from './errors.ts'
import { describeIn } from './glossary.ts'
import type { OpenApi, Parameter, Reference, Response, Schema } from './model.ts'
import { sharedSchemas } from './schemas.ts'

const text = { type: 'string' } as const

const errorItem: Schema = {
  type: 'object',
  description: 'One thing that was wrong.',
  properties: {
    field: {
      ...text,
      description:
        "The request's name of the field that is wrong. Absent, it is about the whole. A wrong code of the second step of a login may stand under `login`, as the service is known to do, or under `two_step_captcha`: both are shown under the code.",
    },
    error_code: {
      type: ['integer', 'string'],
      description:
        'What kind of error it is: `x-codes` has them all. Any other is free, and shown where its field says.',
    },
    error_msg: {
      ...text,
      maxLength: serverTextLength,
      description:
        "Shown as it is, as text and never as markup; so it is in the visitor's language: the page's `lang`, kept with the session, else by `Accept-Language`.",
    },
    download_link: { ...text, description: 'An http(s) address or a path, offered as a button.' },
  },
}

const refusal: Schema = {
  type: 'object',
  description:
    'What was asked for was not done. A `redirect` beats the errors: the page goes there and says nothing. `force_two_step` is a refusal even beside `success: true`.',
  properties: {
    success: { const: false, type: 'boolean', description: 'Only `true` itself is a success.' },
    msg: { ...text, description: 'Counts as the error where there are no `errors`; the slider answers so.' },
    errors: {
      type: 'array',
      items: { $ref: '#/components/schemas/ErrorItem' },
      description: 'What was wrong. A field shows its first error, and of all others the first one is shown.',
    },
    redirect: { ...text, description: 'Where to go in place of showing the errors.' },
    force_two_step: {
      description: 'The account must set two-step verification up first, at `redirect` where one is named.',
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
    properties: { success: { const: true, type: 'boolean', description: 'Only `true` itself is a success.' } },
    required: ['success'],
  },
  Refusal: refusal,
  ErrorItem: errorItem,
  SecureZone: {
    ...text,
    contentEncoding: 'base64',
    description: `Those of ${secretFields.map((field) => `\`${field}\``).join(', ')} that a request has, as one JSON object in UTF-8, encrypted with the page's \`public_key\` (RSA, PKCS#1 v1.5, one block) and then base64. With a key of 2048 bits the JSON has at most 245 bytes.`,
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
    description: 'The time in ms since 1970, against caches. Its name is assumed.',
    schema: { type: 'integer' },
    example: 1_798_761_600_000,
  },
  State: {
    name: '_fstate',
    in: 'query',
    description: 'The `fstate` that the page embeds, where it has one.',
    schema: text,
  },
  RequestedWith: header(
    'X-Requested-With',
    'Says that a script asks.',
    { const: 'XMLHttpRequest', type: 'string' },
    true,
  ),
  Account: header(
    'X-Account',
    "The `account` that the page embeds, where it has one. With another account logged in by now, or another's login waiting, the call does nothing and is answered `other_account`. The name is assumed.",
  ),
  DeviceToken: header(
    'Device-Token',
    'Names the browser: a hash of its characteristics and of something random, made by the page and kept in the cookie `device_token` for 365 days. Where cookies are blocked, each page makes its own. Never required, and no proof of who asks: list and log out devices by their sessions.',
  ),
  AuthToken: header('Auth-Token', "Inside a client: the bridge's `authToken`, where known."),
  NotificationId: header('Device-Notification-Id', "Inside a client: the bridge's `notificationId`, where known."),
  UserAgent: header('X-User-Agent', "Inside a client: the bridge's `userAgent`, where known."),
  ClientVersion: header('Client-Version', "Inside a client: the bridge's `version`, where known. The name is assumed."),
}

/** The headers of every call. */
export const onEveryCall: Reference[] = Object.keys(parameters).map((name) => referTo('parameters', name))

const alone = 'The status alone counts; the body is not looked at.'

function statusResponse(description: string, status: string): Response {
  return { description, content: { 'text/html': { schema: text, examples: exampleReferences([`status-${status}`]) } } }
}

function responses(refusals: readonly string[]): Record<string, Response> {
  return {
    Forbidden: statusResponse(`The person may not do this. ${alone}`, '403'),
    NotFound: statusResponse(`There is no such call. ${alone}`, '404'),
    ServerError: statusResponse(`The server has a problem. ${alone}`, '500'),
    BadGateway: statusResponse(`What stands before the server has a problem. ${alone}`, '502'),
    Other: {
      description: `Any other status, such as 400 for a malformed request. The body's errors, redirect or \`force_two_step\` count, if it has any; else the status, with the wait of \`Retry-After\`. A 3xx is not followed and counts as no answer, and so does one that takes longer than ${callLimitMs / 1000} s.`,
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
          "The visitor's session, from the first page on, logged in or not: `HttpOnly`, `SameSite=Lax`, `Path=/`, `Secure` on https. Its name is for the server to choose. Unknown or over, the answer is `9000001` with status 200, never 401 or 403.",
      },
      csrf: {
        type: 'apiKey',
        in: 'header',
        name: 'X-CSRF-Token',
        description:
          'The `csrf_token` that the page embeds; it stays good through a login. One that does not fit is answered as a session that is over. The name of the header is assumed.',
      },
    },
  }
}

const scheme = { enum: ['https', 'http'], default: 'http', description: 'https, but on this very machine.' }

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
        description: 'A page whose path begins with `/account/` calls with that prefix.',
      },
    },
  },
]

/** The servers of API host calls, which have no prefix. */
export const apiServers = [
  {
    url: '{scheme}://{api}',
    description: 'The API host: `api_url` of the page, else this site.',
    variables: { scheme, api: { default: 'localhost:5173', description: 'Host and port of the API host.' } },
  },
]
