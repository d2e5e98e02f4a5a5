import { secretFields } from '../../src/api/define-call.ts'
import { serverTextLength } from '../../src/rules/limits.ts'
import type { Schema } from './model.ts'

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
export const envelope: Record<string, Schema> = {
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
