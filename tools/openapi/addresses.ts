// URLs in the pages that are not calls: pictures, and one navigation. No script sees their answer.
import { captchaPicture, googleQrPicture, qrLoginPicture, wechatQrPicture } from '../../src/api/pictures.ts'
import { pictureScenes } from '../../src/api/shapes/captcha.ts'
import { pictureCaptchaLength } from '../../src/rules/limits.ts'
import { referTo } from './components.ts'
import type { AreaName, Operation, Parameter, PathEntry } from './model.ts'

const text = { type: 'string' } as const
const scene: Parameter = {
  name: 'scene',
  in: 'path',
  required: true,
  description: 'What the captcha is for; it cannot be used for anything else.',
  schema: { type: 'string', enum: [...pictureScenes] },
}
const token: Parameter = {
  name: 'token',
  in: 'path',
  required: true,
  description: 'The token of a QR login, in the session that requested it.',
  schema: text,
}
const time: Parameter = {
  name: 't',
  in: 'query',
  required: true,
  description: 'The time in ms since 1970, to prevent caching.',
  schema: { type: 'integer' },
}
const nothing = { description: 'There is nothing to show.' }
const assumed = { 'x-assumed': true }
const ofPerson = { 'x-needs': 'person', 'x-needs-proof': 'always' }

type Words = Pick<Operation, 'operationId' | 'summary' | 'description'>

/** A picture for a session; `marks` are the document's own extensions. */
function picture(path: string, area: AreaName, words: Words, marks: object, ...parameters: Parameter[]): PathEntry {
  const operation: Operation = {
    operationId: words.operationId,
    tags: [area],
    summary: words.summary,
    description: words.description,
    security: [{ session: [] }],
    parameters: [...parameters, time, referTo('parameters', 'State')],
    responses: { '200': { description: 'The picture.', content: { 'image/*': { schema: {} } } }, '4XX': nothing },
    ...marks,
  }
  return { path, method: 'get', operation }
}

const captcha = `A picture captcha of ${pictureCaptchaLength} characters, in any format that an \`<img>\` shows. Each \`t\` requests a new one; only the latest is valid, in this session, for one try.`

const pictures: PathEntry[] = [
  picture(
    captchaPicture(),
    'captcha',
    {
      operationId: 'captchaPicture',
      summary: 'A picture captcha',
      description: `${captcha} One without a scene is valid for any call.`,
    },
    { 'x-needs': 'session' },
  ),
  picture(
    `${captchaPicture()}/{scene}`,
    'captcha',
    { operationId: 'captchaPictureOfScene', summary: 'A picture captcha of one scene', description: captcha },
    { 'x-needs': 'session' },
    scene,
  ),
  picture(
    decodeURIComponent(qrLoginPicture('{token}')),
    'qrLogin',
    {
      operationId: 'qrLoginPicture',
      summary: 'The QR code of a QR login',
      description:
        'Contains the URL that the phone opens to confirm: `/qr-login/confirm?token=…` of this site.\n\n**Assumed.**',
    },
    { ...assumed, 'x-needs': 'session' },
    token,
  ),
  picture(
    googleQrPicture,
    'twoStep',
    {
      operationId: 'googleQrPicture',
      summary: 'The QR code that an authenticator reads',
      description: 'Contains the secret of `getGoogleSecret` as an `otpauth:` URL.',
    },
    ofPerson,
  ),
  picture(
    wechatQrPicture,
    'twoStep',
    {
      operationId: 'wechatQrPicture',
      summary: 'The QR code that WeChat reads',
      description:
        'Once scanned, WeChat shows the two-step code. A login that waits for a second step by WeChat may request it without a proof.',
    },
    ofPerson,
  ),
]

const third: Operation = {
  operationId: 'goToThird',
  tags: ['login'],
  summary: "Begin a third party's login",
  description:
    "A top-level navigation. It finally redirects to where the user wanted to go, or, if the third party's account is not linked to an account here, to `/bind?type=…&bind_token=…&redirect=…`.\n\n**Assumed.**",
  security: [{}],
  parameters: [
    { name: 'type', in: 'query', required: true, description: 'The third party, e.g. `wechat`.', schema: text },
    { name: 'redirect', in: 'query', description: 'Where to go afterwards, from the page’s URL.', schema: text },
  ],
  responses: {
    '200': {
      description: 'An intermediate page, such as one that asks for consent.',
      content: { 'text/html': { schema: {} } },
    },
    '303': { description: 'Redirects to the third party.', headers: { Location: { schema: text } } },
    '4XX': nothing,
  },
  ...assumed,
  'x-needs': 'nobody',
}

/** These URLs as operations, each with its path. */
export const addressEntries: PathEntry[] = [...pictures, { path: '/third', method: 'get', operation: third }]
