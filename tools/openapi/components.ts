import { callLimitMs } from '../../src/rules/limits.ts'
import { envelope } from './envelope.ts'
import { errorAnswers, exampleReferences } from './errors.ts'
import { describeIn } from './glossary.ts'
import type { OpenApi, Parameter, Reference, Response, Schema } from './model.ts'
import { sharedSchemas } from './schemas.ts'

const text = { type: 'string' } as const

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

/** The components that calls share. Adds the glossary entries it uses to `used`. */
export function createComponents(used?: Set<string>): OpenApi['components'] {
  const examples = errorAnswers()
  const refusals = Object.keys(examples).filter((id) => !id.startsWith('status-'))
  return {
    schemas: { ...envelope, ...sharedSchemas((name) => describeIn([name], used)) },
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
