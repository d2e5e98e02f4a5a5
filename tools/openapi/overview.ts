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
export const overview = `What the pages ask of the server behind them. Generated from the descriptions that the pages themselves call by (\`src/api/calls\`), so it cannot say anything else than they do. [contract.md](contract.md) tells more in words, and a working server of it stands in \`mocks/\`: [account-service.md](account-service.md).

## How to read it

Shapes say what a server **should send**. The pages are more patient: they ignore unknown keys, and take a plain default for most values that are missing or of the wrong kind. **Assumed** marks a call whose shape the specification does not show; it was decided here and is easy to change.

| mark | what |
|---|---|
| \`x-assumed\` | the shape is assumed |
| \`x-assumes\` | what is assumed of a known shape: fields by name, or \`path\` where only the purpose is known |
| \`x-secure-zone\`, \`x-secure-zone-schema\` | the fields that travel encrypted, and the object that is encrypted |
| \`x-accepts\` | errors that raise no alert, since the page deals with them itself |
| \`x-blocks\` | the page is covered while the call runs |
| \`x-quiet\` | nothing of the call is ever shown over the page |
| \`x-needs\` | who may ask: \`nobody\`, \`session\`, \`waiting\`, \`person\` or \`member\`; below |
| \`x-needs-proof\` | the password must have been proved lately: \`always\`, or \`with-phone\` where the request names one; else \`1900001\` |
| \`x-picture-scene\` | whose picture the call's \`pic_captcha\` is typed from |
| \`x-unreadable-without\` | the keys without a default: a success that lacks one is an unreadable answer |
| \`x-rules\` | the rules it serves, in [rules.md](rules.md) and [safety.md](safety.md) |

## Who may ask

| needs | answered to |
|---|---|
${Object.entries(needsWords)
  .map(([needs, words]) => `| \`${needs}\` | ${words} |`)
  .join('\n')}

Whoever else asks is answered \`9000001\`, with status 200: where the session is unknown or over, where the CSRF token does not fit it, where nobody is logged in. Never 401 or 403: the body of a 403 is not read.

## Requests

A POST carries JSON, \`{}\` where there is nothing to send; a GET has its data in the query. What changes something is always a POST. Cookies go along, redirects are not followed, and after ${callLimitMs / 1000} s a call is given up. Nothing is sent twice by itself.

## Secrets

The fields of \`x-secure-zone\` leave the body and travel as one encrypted text, \`secure_zone\`. Where that cannot be done and the connection is protected, they travel in the body in plain, unless the page sets \`secure_zone_required\`. So a server accepts both forms, and never a mixture. Passwords come without the spaces at their ends.

## Answers

Status 200 and JSON, also for a refusal: \`success\` tells them apart. At 403, 404, 500 and 502 the status alone counts; at any other the body's errors do, where it has any. Every answer is a JSON object: an empty 204 is unreadable. One answer is judged in this order: \`force_two_step\`, then \`redirect\`, then \`errors\`. Of an error its code goes before its link, and its link before its field; \`x-errors\` is the whole table, and its order is the precedence; \`x-codes\` has all codes. Any other code is free, and is shown where its field says.

A \`redirect\` is followed only to a path of this site, or to an address of this site's host or of one in the page's \`redirect_hosts\`, by https and without user info. Anything else leads to the page's \`default_redirect\`.

## Lengths

| what | length |
|---|---|
| code by message or voice call | ${smsCodeLength} digits |
| two-step code | ${twoStepCodeLength} digits |
| picture captcha | at most ${pictureCaptchaLength} characters |
| new password | ${passwordMinLength} to ${passwordMaxLength} characters, letters and digits, not one kind alone |

The page can be told of a longer least length, of capitals and small letters, and of special characters (\`password_length_min\`, \`password_require_capital\`, \`password_require_special\`). How long codes, links and sessions live, and how often one may try, is for the server to choose: [account-service.md](account-service.md#limits) has a choice that works.
`
