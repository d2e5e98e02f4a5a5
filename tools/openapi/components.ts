import { callTimeoutMs } from '../../src/rules/limits.ts'
import { errorResponses } from './errors.ts'
import { sharedSchemas } from './schemas.ts'

const stringSchema = { type: 'string' } as const

/** Returns a reference to a shared component. */
export function referTo(kind: 'schemas' | 'parameters' | 'responses' | 'examples', name: string) {
  return { $ref: `#/components/${kind}/${name}` }
}

function header(name: string, description: string) {
  return { name, in: 'header', description, schema: stringSchema }
}

const parameters = {
  Time: {
    name: '_t',
    in: 'query',
    required: true,
    description: 'The time in ms since 1970, to prevent caching. The name is assumed.',
    schema: { type: 'integer' },
  },
  State: {
    name: '_fstate',
    in: 'query',
    description: 'The `fstate` that the page embeds, if any.',
    schema: stringSchema,
  },
  RequestedWith: header('X-Requested-With', 'Always `XMLHttpRequest`.'),
  CsrfToken: header(
    'X-CSRF-Token',
    'The `csrf_token` that the page embeds, if any. The server treats a wrong token like an expired session. The name is assumed.',
  ),
  Account: header(
    'X-Account',
    'The `account` that the page embeds, if any. If a different account is logged in or has a pending login, the call does nothing and fails with `other_account`. The name is assumed.',
  ),
  DeviceToken: header('Device-Token', 'Identifies the browser, as the cookie `device_token` does. Never require it.'),
  AuthToken: header('Auth-Token', "Inside a client: the bridge's `authToken`, if known."),
  NotificationId: header('Device-Notification-Id', "Inside a client: the bridge's `notificationId`, if known."),
  UserAgent: header('X-User-Agent', "Inside a client: the bridge's `userAgent`, if known."),
  ClientVersion: header('Client-Version', "Inside a client: the bridge's `version`, if known. The name is assumed."),
}

/** References to the query parameters and headers of every call. */
export const commonParameters = Object.keys(parameters).map((name) => referTo('parameters', name))

/** The error statuses that any call may return. */
const responses = {
  'status-403': { description: 'The user is not allowed to make this call. The body is ignored.' },
  'status-404': { description: 'There is no such call. The body is ignored.' },
  'status-500': { description: 'The server failed. The body is ignored.' },
  'status-502': { description: 'A gateway in front of the server failed. The body is ignored.' },
  'status-default': {
    description: `Any other status, such as 400 for a malformed request. The page shows the errors in the body, if there are any, and otherwise a general error message. Redirects (3xx) are not followed. A redirect, or a response that takes longer than ${callTimeoutMs / 1000} s, is treated as no response.`,
    headers: { 'Retry-After': { description: 'Seconds to wait, or a date.', schema: stringSchema, example: '30' } },
    content: {
      'application/json': {
        schema: referTo('schemas', 'ErrorResponse'),
        examples: { other: referTo('examples', 'other') },
      },
    },
  },
}

/** References to the responses that any call may return, by status. */
export const commonResponses = Object.fromEntries(
  Object.keys(responses).map((name) => [name.replace('status-', ''), referTo('responses', name)]),
)

export function createComponents() {
  return {
    schemas: {
      ...sharedSchemas(),
      SecureZone: {
        ...stringSchema,
        contentEncoding: 'base64',
        description: 'The secrets of the request, encrypted as contract.md describes.',
      },
    },
    parameters,
    responses,
    examples: errorResponses(),
  }
}
