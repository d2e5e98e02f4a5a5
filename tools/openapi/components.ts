import { callLimitMs } from '../../src/rules/limits.ts'
import { errorAnswers } from './errors.ts'
import { meaningOf } from './glossary.ts'
import type { Parameter, Reference, Response } from './model.ts'
import { sharedSchemas } from './schemas.ts'

const text = { type: 'string' } as const

/** A reference to a shared component. */
export function referTo(kind: 'schemas' | 'parameters' | 'responses' | 'examples', name: string): Reference {
  return { $ref: `#/components/${kind}/${name}` }
}

function header(name: string, description: string): Parameter {
  return { name, in: 'header', description, schema: text }
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
  State: { name: '_fstate', in: 'query', description: 'The `fstate` that the page embeds, if any.', schema: text },
  RequestedWith: {
    ...header('X-Requested-With', 'Marks a request made by a script.'),
    required: true,
    schema: { const: 'XMLHttpRequest', type: 'string' },
  },
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

/** The query and the headers of every call. */
export const onEveryCall: Reference[] = Object.keys(parameters).map((name) => referTo('parameters', name))

/** The statuses with which any call may end. */
const statuses: Record<string, Response> = {
  403: { description: 'The user may not do this. Only the status counts; the body is ignored.' },
  404: { description: 'There is no such call. Only the status counts; the body is ignored.' },
  500: { description: 'The server failed. Only the status counts; the body is ignored.' },
  502: { description: 'A gateway in front of the server failed. Only the status counts; the body is ignored.' },
  default: {
    description: `Any other status, such as 400 for a malformed request. The body's errors, redirect or \`force_two_step\` count, if it has any; otherwise the status, with the delay of \`Retry-After\`. A 3xx is not followed and counts as no answer, as does an answer that takes longer than ${callLimitMs / 1000} s.`,
    headers: { 'Retry-After': { description: 'Seconds to wait, or a date.', schema: text, example: '30' } },
    content: {
      'application/json': { schema: referTo('schemas', 'Refusal'), examples: { other: referTo('examples', 'other') } },
    },
  },
}

/** References to them. */
export const onEveryStatus: Record<string, Reference> = Object.fromEntries(
  Object.keys(statuses).map((status) => [status, referTo('responses', `status-${status}`)]),
)

/** The components that calls share. */
export function createComponents() {
  return {
    schemas: {
      ...sharedSchemas(),
      SecureZone: { ...text, contentEncoding: 'base64', description: meaningOf(['secure_zone']) },
    },
    parameters,
    responses: Object.fromEntries(Object.entries(statuses).map(([status, one]) => [`status-${status}`, one])),
    examples: errorAnswers(),
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

const origin = { default: 'http://localhost:5173', description: 'https, except on localhost.' }

/** The server of the pages: the page's own URL decides whether its calls have the prefix (API-06). */
export const siteServers = [
  {
    url: '{origin}{prefix}',
    description: 'This site, as `npm start` serves it with the account service.',
    variables: {
      origin,
      prefix: {
        enum: ['', '/account'],
        default: '',
        description: 'A page whose path begins with `/account/` makes its calls with that prefix.',
      },
    },
  },
]

/** The server of API host calls, which have no prefix. */
export const apiServers = [
  { url: '{origin}', description: 'The API host: the page’s `api_url`, or this site.', variables: { origin } },
]
