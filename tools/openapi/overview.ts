import {
  callLimitMs,
  passwordMaxLength,
  passwordMinLength,
  pictureCaptchaLength,
  smsCodeLength,
  twoStepCodeLength,
} from '../../src/rules/limits.ts'
import { needsWords } from './notes.ts'

/** The document's introduction: everything that a schema cannot express. docs/contract.md has the rest. */
export const overview = `What the pages require of their server. Generated from the call descriptions that the pages themselves use (\`src/api/calls\`), so it always matches them. [contract.md](contract.md) explains more, and \`mocks/\` contains a working implementation: [account-service.md](account-service.md).

## How to read it

Shapes say what a server **should send**. The pages are more tolerant: they ignore unknown keys, and use a default for most values that are missing or have the wrong type. **Assumed** marks a call whose shape the specification does not show; it was decided in this project and is easy to change.

| mark | what |
|---|---|
| \`x-assumed\` | the shape is assumed |
| \`x-assumes\` | what is assumed in a known shape: fields by name, or \`path\` if only the purpose is known |
| \`x-secure-zone\`, \`x-secure-zone-schema\` | the fields that are sent encrypted, and the object that is encrypted | |
| \`x-accepts\` | errors that show no alert, because the page handles them itself | |
| \`x-blocks\` | the page is covered while the call runs |
| \`x-quiet\` | the call never shows anything over the page | |
| \`x-needs\` | who may make the call: \`nobody\`, \`session\`, \`waiting\`, \`person\` or \`member\`; below |
| \`x-needs-proof\` | the password must have been verified recently: \`always\`, or \`with-phone\` if the request contains one; otherwise \`1900001\` |
| \`x-picture-scene\` | the scene of the picture that the call's \`pic_captcha\` belongs to |
| \`x-unreadable-without\` | the keys without a default: a success that lacks one is an unreadable answer |
| \`x-rules\` | the rules it serves, in [rules.md](rules.md) and [safety.md](safety.md) |

## Who may make a call

| needs | available to | |
|---|---|
${Object.entries(needsWords)
  .map(([needs, words]) => `| \`${needs}\` | ${words} |`)
  .join('\n')}

Anyone else gets \`9000001\` with status 200: if the session is unknown or has expired, the CSRF token does not match it, or it is not logged in. Never answer with 401 or 403: the body of a 403 is not read.

## Requests

A POST carries JSON, \`{}\` if there is nothing to send; a GET has its data in the query. Calls that change something are always POST. Cookies are sent, redirects are not followed, and a call times out after ${callLimitMs / 1000} s. Nothing is retried automatically.

## Secrets

The fields in \`x-secure-zone\` are removed from the body and sent as one encrypted string, \`secure_zone\`. If they cannot be encrypted and the connection is secure, they are sent unencrypted in the body, unless the page sets \`secure_zone_required\`. So a server accepts both forms, but never a mixture. Passwords are sent without leading and trailing spaces.

## Answers

Status 200 and JSON, even for a refusal: \`success\` distinguishes them. With 403, 404, 500 and 502 only the status counts; with any other status the body's errors do, if it has any. Every answer is a JSON object: an empty 204 is unreadable. An answer is evaluated in this order: \`force_two_step\`, then \`redirect\`, then \`errors\`. An error's code takes precedence over its link, and its link over its field; \`x-errors\` is the whole table in order of precedence, and \`x-codes\` lists all codes that pages act on. Any other code may be used too, and is shown at its field.

A \`redirect\` is followed only to a path of this site, or to an https URL without user info on this site's host or on one of the page's \`redirect_hosts\`. Anything else leads to the page's \`default_redirect\`.

## Lengths

| what | length |
|---|---|
| code by message or voice call | ${smsCodeLength} digits |
| two-step code | ${twoStepCodeLength} digits |
| picture captcha | at most ${pictureCaptchaLength} characters |
| new password | ${passwordMinLength} to ${passwordMaxLength} |characters, with both letters and digits | |

The page's policy can require a greater minimum length, upper and lower case, and special characters (\`password_length_min\`, \`password_require_capital\`, \`password_require_special\`). The server chooses how long codes, links and sessions are valid, and how many attempts are allowed: [account-service.md](account-service.md#limits) has suitable values.
`
