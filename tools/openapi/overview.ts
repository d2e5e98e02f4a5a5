import { callLimitMs } from '../../src/rules/limits.ts'

/** The document's introduction, with facts that a schema cannot express. docs/contract.md has the rest. */
export const overview = `What the pages require of their server. Generated from the call descriptions that the pages themselves use (\`src/api/calls\`), so it always matches them. [contract.md](contract.md) explains more, and \`mocks/\` contains a working implementation: [account-service.md](account-service.md).

## How to read it

Shapes say what a server **should send**. The pages are more tolerant: they ignore unknown keys, and use a default for most values that are missing or have the wrong type. Anything **assumed** is not in the specification; it was decided in this project and is easy to change.

| mark | meaning |
|---|---|
| \`x-assumes\` | what is assumed: the whole \`shape\`, the \`path\` if only the purpose is known, or fields by name |
| \`x-secure-zone\` | the fields that are sent encrypted |
| \`x-needs\` | who may make the call: \`nobody\` (everyone), \`session\`, \`waiting\`, \`person\` or \`member\`; [contract.md](contract.md#session-and-token) explains them |
| \`x-needs-proof\` | the password must have been verified recently: \`always\`, or \`with-phone\` if the request contains one; otherwise \`1900001\` |
| \`x-picture-scene\` | the scene of the picture that the call's \`pic_captcha\` belongs to |
| \`x-unreadable-without\` | the keys without a default: a success that lacks one is an unreadable answer |
| \`x-messages\` | the message of an example in each language |
| \`x-codes\` | all error codes that pages act on; any other may be used too, and is shown at its field |
| \`x-rules\` | the rules it serves, in [rules.md](rules.md) and [safety.md](safety.md) |

## Requests

A POST carries JSON, \`{}\` if there is nothing to send; a GET has its data in the query. Calls that change something are always POST. Cookies are sent, redirects are not followed, and a call times out after ${callLimitMs / 1000} s. Nothing is retried automatically.

A call that is not permitted gets \`9000001\` with status 200: if the session is unknown or has expired, the CSRF token does not match it, or it is not logged in. Never answer with 401 or 403: the body of a 403 is not read.

## Secrets

The fields in \`x-secure-zone\` are removed from the body and sent as one encrypted string, \`secure_zone\`. If they cannot be encrypted and the connection is secure, they are sent unencrypted in the body, unless the page sets \`secure_zone_required\`. So a server accepts both forms, but never a mixture. Passwords are sent without leading and trailing spaces. Examples show the plain form; \`POST /login\` has both.

## Answers

Status 200 and JSON, even for a refusal: \`success\` distinguishes them. With 403, 404, 500 and 502 only the status counts; with any other status the body's errors do, if it has any. Every answer is a JSON object: an empty 204 is unreadable. An answer is evaluated in this order: \`force_two_step\`, then \`redirect\`, then \`errors\`. An error's code takes precedence over its link, and its link over its field: [contract.md](contract.md#7-errors) has the whole table.

A \`redirect\` is followed only to a path of this site, or to an https URL without user info on this site's host or on one of the page's \`redirect_hosts\`. Anything else leads to the page's \`default_redirect\`.

The server chooses how long codes, links and sessions are valid, and how many attempts are allowed: [account-service.md](account-service.md#limits) has suitable values.
`
